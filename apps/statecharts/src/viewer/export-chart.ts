import rules from "@marquee/charts/chart.css?raw";
import { toMermaid } from "@marquee/charts/formats/mermaid";
import { toScxml } from "@marquee/charts/formats/scxml";
import type { Layout } from "@marquee/charts/layout/layout";
import { chartSvg } from "@marquee/charts/svg/chart-svg";
import type { Overlay } from "@marquee/charts/svg/overlay";
import type { Entry } from "../charts/entry.ts";
import type { Note } from "./notes.ts";

export type ExportFormat = "svg" | "png" | "json" | "mermaid" | "scxml";

/** What is exported: the chart as it is seen now. */
export interface Exported {
  readonly entry: Entry;
  readonly layout: Layout;
  readonly overlay: Overlay;
  readonly notes: readonly Note[];
}

const ENDINGS: Readonly<Record<ExportFormat, string>> = {
  svg: "svg",
  png: "png",
  json: "json",
  mermaid: "mmd",
  scxml: "scxml",
};

function save(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // a browser reads the address after the click
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Draws an SVG at twice its size, as a picture of pixels. */
async function toPng(svg: string, layout: Layout): Promise<Blob> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * 2 || layout.width * 2;
  canvas.height = image.naturalHeight * 2 || layout.height * 2;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  URL.revokeObjectURL(address);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error("The picture could not be made."));
    }, "image/png");
  });
}

/** Saves the chart as it is seen now, with its notes, or as text for another tool. */
export async function exportChart(format: ExportFormat, given: Exported): Promise<void> {
  const { entry, layout, overlay, notes } = given;
  const { chart, index } = entry;
  const footnotes = notes.map(
    ({ state, text, at }, number) =>
      `${number + 1} ${index.find(state)?.title ?? state}: ${text} (${at})`,
  );
  const svg = () =>
    chartSvg(chart, layout, {
      rules,
      overlay,
      footnotes,
      theme: format === "png" ? "light" : "system",
    });
  const texts: Readonly<Record<Exclude<ExportFormat, "png">, () => string>> = {
    svg,
    json: () => JSON.stringify({ ...chart, notes }, null, 2),
    mermaid: () => toMermaid(chart),
    scxml: () => toScxml(chart),
  };
  const content = format === "png" ? await toPng(svg(), layout) : new Blob([texts[format]()]);
  save(`${chart.id}.${ENDINGS[format]}`, content);
}
