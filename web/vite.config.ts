import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { checkedMessages } from "./tools/messages.ts";

const locale = fileURLToPath(new URL("../src/burgher/locale", import.meta.url));
const server = process.env.BURGHER_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [checkedMessages(locale)],
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: {
    proxy: { "/api": { target: server, ws: true }, "/words": { target: server } },
  },
  build: {
    outDir: "../src/burgher/service/static",
    emptyOutDir: true,
    target: "es2022",
    manifest: "manifest.json",
    // The server sends a strict content security policy: nothing may be a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      // What every page needs comes in one file.
      output: { codeSplitting: { groups: [{ name: "base", tags: ["$initial"] }] } },
    },
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
