import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const PREFIX = "\0facts:";

/** `facts:rules`, `facts:coverage` and `facts:versions`: read when the explorer is built. */
const facts: Plugin = {
  name: "facts",
  resolveId: (id) => (id.startsWith("facts:") ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const { FACTS } = await import("./read-facts.ts");
    const read = Object.entries(FACTS).find(([name]) => name === id.slice(PREFIX.length))?.[1];
    return read
      ? `export const facts = JSON.parse(${JSON.stringify(JSON.stringify(read()))});`
      : null;
  },
};

export default defineConfig({
  base: "/STATECHARTS/",
  plugins: [facts, react()],
  build: {
    target: "baseline-widely-available",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // what changes seldom stays in the browser's cache when a chart changes
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: "xstate", test: /node_modules\/xstate\// },
            { name: "domain", test: /packages\/domain\// },
            { name: "machines", test: /packages\/machines\/src\// },
          ],
        },
      },
    },
  },
  server: { port: 5174 },
});
