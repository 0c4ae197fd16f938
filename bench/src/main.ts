import { spawnSync } from "node:child_process";
import { availableParallelism, loadavg } from "node:os";
import { benchCalls } from "./calls.ts";
import { benchCharts } from "./charts.ts";
import { benchDocuments } from "./documents.ts";
import { benchFirstLoad } from "./first-load.ts";
import { benchGrowth, MIDDLE, MILLION } from "./growth/growth.ts";
import { benchLayoutShift } from "./layout-shift.ts";
import { benchMemory } from "./memory.ts";
import { benchMoney } from "./money.ts";
import { startProduct } from "./product.ts";
import { print, type Figure } from "./report.ts";
import { benchTable } from "./table.ts";
import { benchTraffic } from "./traffic.ts";

/** `npm run bench` prints every figure beside its goal; `npm run bench -- calls` only those of one part. */
const ON_PRODUCT = [
  "first-load",
  "layout-shift",
  "table",
  "calls",
  "charts",
  "documents",
  "traffic",
];
/** On a product of its own, which it fills; the million takes too long for every run. */
const GROWTH = { growth: MIDDLE, million: MILLION } as const;
const PARTS = ["money", ...ON_PRODUCT, "memory", ...Object.keys(GROWTH)];
const wanted = process.argv.slice(2);
for (const part of wanted)
  if (!PARTS.includes(part)) {
    console.error(`There is no part ${part}; the parts are ${PARTS.join(", ")}.`);
    process.exit(2);
  }
const wants = (part: string) => wanted.length === 0 || wanted.includes(part);
const all: Figure[] = [];
const show = (title: string, figures: readonly Figure[]) => {
  print(title, figures);
  all.push(...figures);
};

const [busy = 0] = loadavg();
console.log(
  `${availableParallelism()} processors, ${busy.toFixed(1)} busy in the last minute: the more, the less a figure says`,
);
if (wants("money")) show("Money", benchMoney());
const onProduct = ON_PRODUCT.filter(wants);
if (onProduct.length > 0 || wants("memory"))
  spawnSync("turbo", ["run", "build", "--output-logs=errors-only"], { stdio: "ignore" });
if (onProduct.length > 0) {
  const product = await startProduct();
  try {
    if (wants("first-load")) show("First load", await benchFirstLoad(product));
    if (wants("layout-shift")) show("Layout shift", await benchLayoutShift(product));
    if (wants("table")) show("Table", await benchTable(product));
    if (wants("calls")) show("Calls", await benchCalls(product));
    if (wants("charts")) show("Charts", await benchCharts(product));
    if (wants("documents")) show("Documents", await benchDocuments(product));
    if (wants("traffic")) show("Traffic", await benchTraffic(product));
  } finally {
    await product.stop();
  }
}
if (wants("memory")) show("Memory", await benchMemory());
for (const [part, size] of Object.entries(GROWTH)) {
  if (!(part === "million" ? wanted.includes(part) : wants(part))) continue;
  show("Growth", await benchGrowth(size));
}
const missed = all.filter((figure) => figure.met === false);
console.log(`\n${all.filter((figure) => figure.met).length} goals met, ${missed.length} missed`);
// A bench measures; what must hold is in the tests.
process.exit(0);
