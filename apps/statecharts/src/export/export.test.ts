import { strFromU8, unzipSync } from "fflate";
import { afterEach, describe, expect, it } from "vitest";
import { laidOutEntryOf } from "../testing/entry-of.ts";
import { writeNote } from "../viewer/notes.ts";
import { chartFile, type Exported } from "./chart-file.ts";
import { packCharts } from "./pack-charts.ts";

const checkout = laidOutEntryOf("checkout");
const signIn = laidOutEntryOf("signIn");
const [layout] = checkout.layouts.layouts;
if (!layout) throw new Error("the checkout has no layout");

const exported: Exported = {
  entry: checkout,
  layout,
  overlay: {
    states: { "checkout.paying": "current" },
    pins: { "checkout.paying": "1" },
  },
  notes: [{ state: "checkout.paying", text: "Who pays <here>?", at: "2026-11-20" }],
};

const exportedText = async (format: Parameters<typeof chartFile>[0], given = exported) =>
  (await chartFile(format, given)).content.text();

function parse(xml: string, type: DOMParserSupportedType): Document {
  const parsed = new DOMParser().parseFromString(xml, type);
  expect(parsed.querySelector("parsererror")).toBeNull();
  return parsed;
}

afterEach(() => localStorage.clear());

describe("a chart that is exported", () => {
  it("is an image of its own, as it is seen: what is marked, and the notes below", async () => {
    const image = parse(await exportedText("svg"), "image/svg+xml");
    expect(image.querySelectorAll("[data-state]")).toHaveLength(checkout.chart.states.length);
    expect(image.querySelector('[data-state="checkout.paying"]')?.classList).toContain("current");
    expect(image.querySelector(".pin text")?.textContent).toBe("1");
    expect([...image.querySelectorAll(".footnote")].map((one) => one.textContent)).toEqual([
      "1 Paying: Who pays <here>? (2026-11-20)",
    ]);
    expect(image.querySelector("style")?.textContent).toMatch(/prefers-color-scheme:dark/);
    // nothing is fetched from elsewhere when the image is opened
    expect(image.documentElement.outerHTML.replaceAll(/xmlns="[^"]+"/g, "")).not.toMatch(
      /https?:|url\(|@import/,
    );
  });

  it("is larger by its notes, and no larger without", async () => {
    const svgHeight = async (given: Exported) =>
      Number(
        parse(await exportedText("svg", given), "image/svg+xml").documentElement.getAttribute(
          "height",
        ),
      );
    const plain = await svgHeight({ ...exported, notes: [] });
    expect(plain).toBe(layout.height + 40);
    expect(await svgHeight(exported)).toBeGreaterThan(plain);
  });

  it("[TRAFFIC-E6] says what it shows, and of a comparison has both charts with what differs below", async () => {
    const caption = { title: "April", about: "300 runs", figure: "30 % finish" };
    const single = parse(await exportedText("svg", { ...exported, caption }), "image/svg+xml");
    const lines = (image: Document) =>
      [...image.querySelectorAll(".footnote")].map((one) => one.textContent);
    expect(lines(single).slice(0, 2)).toEqual(["Checkout, April", "300 runs, 30 % finish"]);
    const both: Exported = {
      ...exported,
      notes: [],
      caption,
      beside: {
        chart: checkout.chart,
        layout,
        overlay: {},
        caption: { title: "March", about: "200 runs", figure: "" },
        lines: ["▼ 2.0  Paying: left there: 4.0 % → 2.0 %"],
      },
    };
    const image = parse(await exportedText("svg", both), "image/svg+xml");
    const charts = [...image.querySelectorAll(".chart")];
    const countMarked = (chart: Element) => chart.querySelectorAll(".current").length;
    expect(charts.map(countMarked)).toEqual([0, countMarked(charts[1] ?? image.documentElement)]);
    expect(countMarked(charts[1] ?? image.documentElement)).toBeGreaterThan(0);
    expect(lines(image)).toEqual([
      "A: Checkout, March",
      "200 runs",
      "B: Checkout, April",
      "300 runs, 30 % finish",
      "▼ 2.0  Paying: left there: 4.0 % → 2.0 %",
    ]);
    expect(Number(image.documentElement.getAttribute("width"))).toBeGreaterThan(2 * layout.width);
    expect((await chartFile("svg", both)).name).toBe("checkout-compared.svg");
    expect((await chartFile("json", both)).name).toBe("checkout.json");
  });

  it("has its notes in the data as well", async () => {
    const { notes, ...chart } = JSON.parse(await exportedText("json")) as Record<string, unknown>;
    expect(chart).toEqual(checkout.chart);
    expect(notes).toEqual(exported.notes);
  });

  it("is text for other tools, named after the machine", async () => {
    expect(await exportedText("mermaid")).toMatch(/^stateDiagram-v2\n[^]+Waiting for the provider/);
    expect(
      parse(await exportedText("scxml"), "application/xml").documentElement.getAttribute("name"),
    ).toBe("checkout");
    const names = await Promise.all(
      (["svg", "json", "mermaid", "scxml"] as const).map(
        async (format) => (await chartFile(format, exported)).name,
      ),
    );
    expect(names).toEqual(["checkout.svg", "checkout.json", "checkout.mmd", "checkout.scxml"]);
  });
});

describe("all charts", () => {
  it("are packed in one archive, a folder for each noun, each with its own notes", async () => {
    writeNote("signIn", "signIn.editing", "Which mail?");
    const { name, content } = await packCharts("svg", [checkout, signIn]);
    expect(name).toBe("statecharts-svg.zip");
    const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
    expect(Object.keys(files)).toEqual(["payments/checkout.svg", "session/signIn.svg"]);
    const images = Object.values(files).map((file) => parse(strFromU8(file), "image/svg+xml"));
    expect(images.map((one) => one.querySelectorAll(".footnote").length)).toEqual([0, 1]);
    expect(images[1]?.querySelector(".footnote")?.textContent).toMatch(/^1 .+: Which mail\?/);
    expect(images[1]?.querySelectorAll(".pin")).toHaveLength(1);
  });
});
