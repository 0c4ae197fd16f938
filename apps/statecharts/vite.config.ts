import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const PREFIX = "\0facts:";

const json = (value: unknown) =>
  `export const facts = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/**
 * What the explorer knows without running a machine, read when it is built: `facts:listing` and others of all machines, and
 * `facts:chart` and others of each: what loads them, by the id of the machine.
 */
const facts: Plugin = {
  name: "facts",
  resolveId: (id) => (id.startsWith("facts:") ? `\0${id}` : null),
  async load(id) {
    if (!id.startsWith(PREFIX)) return null;
    const { CHART_IDS, FACTS, FACTS_OF_CHART } = await import("./read-facts.ts");
    const [kind, chart] = id.slice(PREFIX.length).split("/");
    const read = Object.entries(FACTS).find(([name]) => name === kind)?.[1];
    if (read) return json(read());
    const readOne = Object.entries(FACTS_OF_CHART).find(([name]) => name === kind)?.[1];
    if (!readOne) return null;
    if (chart !== undefined) return json(readOne(chart));
    const loads = CHART_IDS.map(
      (one) => `${one}: async () => (await import("facts:${kind}/${one}")).facts`,
    );
    return `export const load = {${loads.join(",")}};`;
  },
};

export default defineConfig({
  base: "/STATECHARTS/",
  plugins: [facts, tailwind(), react()],
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
          ],
        },
      },
    },
  },
  server: { port: 5174 },
});
