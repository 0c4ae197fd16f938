import type { Chart } from "./chart.ts";

/** FNV-1a over the UTF-16 code units, in two halves: short, and the same in Node and in a browser. */
function hashText(text: string): string {
  let [one, other] = [0x811c9dc5, 0x1b873593];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    other = Math.imul(other ^ code, 0x85ebca6b);
  }
  const hex = (part: number) => (part >>> 0).toString(16).padStart(8, "0");
  return hex(one) + hex(other);
}

/** Tells versions of a chart apart: the same chart has the same hash everywhere. */
export const chartHash = (chart: Chart): string => hashText(JSON.stringify(chart));

/** What says the same in other words. */
const TEXTS = new Set(["title", "description", "label"]);

/** Tells apart what can be taken: titles and descriptions do not count, so tests need not run again for another word. */
export const pathsHash = ({ id, states, transitions }: Chart): string =>
  hashText(
    JSON.stringify([id, states, transitions], (key, value: unknown) =>
      TEXTS.has(key) ? undefined : value,
    ),
  );
