// Writes src/api/schema.ts, the shapes of the server's API, from its OpenAPI schema on the standard input.
// With --check it writes nothing, and fails when the file does not agree with the schema.
import { readFileSync, writeFileSync } from "node:fs";

const FILE = new URL("../src/api/schema.ts", import.meta.url);
const HEAD = "// The shapes of the server's API, made from its schema by tools/schema.mjs. Do not edit.\n";

const schema = JSON.parse(readFileSync(0, "utf8"));
const shapes = schema.components.schemas;

function typeOf(part) {
  if (part.$ref) return part.$ref.split("/").at(-1);
  if (part.const !== undefined) return JSON.stringify(part.const);
  if (part.enum) return part.enum.map((value) => JSON.stringify(value)).join(" | ");
  const several = part.anyOf ?? part.oneOf;
  if (several) return [...new Set(several.map(typeOf))].join(" | ");
  if (part.type === "array") return listOf(typeOf(part.items ?? {}));
  if (part.type === "object" || part.properties) {
    if (part.properties) return objectOf(part);
    const values = part.additionalProperties;
    return `Record<string, ${values && values !== true ? typeOf(values) : "unknown"}>`;
  }
  if (part.type === "integer" || part.type === "number") return "number";
  if (part.type === "boolean" || part.type === "string" || part.type === "null") return part.type;
  return "unknown";
}

function listOf(type) {
  return /^[\w<>, ]+$/.test(type) && !type.includes("|") ? `${type}[]` : `(${type})[]`;
}

function comment(text, indent) {
  return text ? `${indent}/** ${text.trim().replace(/\s+/g, " ")} */\n` : "";
}

function objectOf(part) {
  const required = new Set(part.required ?? []);
  const fields = Object.entries(part.properties).map(
    ([name, field]) =>
      `${comment(field.description, "  ")}  ${name}${required.has(name) ? "" : "?"}: ${typeOf(field)};\n`,
  );
  return `{\n${fields.join("")}}`;
}

let text = HEAD;
for (const name of Object.keys(shapes).sort()) {
  text += `\n${comment(shapes[name].description, "")}`;
  text += shapes[name].properties
    ? `export interface ${name} ${objectOf(shapes[name])}\n`
    : `export type ${name} = ${typeOf(shapes[name])};\n`;
}

if (process.argv.includes("--check")) {
  if (readFileSync(FILE, "utf8") !== text) {
    console.error("src/api/schema.ts does not agree with the server's schema: make it anew with npm run schema");
    process.exit(1);
  }
} else {
  writeFileSync(FILE, text);
}
