import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const above = fileURLToPath(new URL("..", import.meta.url));
const server = process.env.BURGHER_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  server: {
    // The messages lie with the Python package, so that all faces of the games read the same files.
    fs: { allow: [above] },
    proxy: { "/api": { target: server, ws: true } },
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
  },
  test: { environment: "happy-dom", include: ["tests/**/*.test.{ts,tsx}"] },
});
