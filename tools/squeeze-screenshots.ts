// Images that the browser tests compare with, and those of the documentation, are committed, so they are
// small: of a screen's two thousand colours nearly all are the edges of letters, one point in a hundred. Each
// image keeps its 256 commonest colours, and such a point takes the nearest of them, far below what the
// comparison sees. Run after `playwright test --update-snapshots`; running it twice changes nothing.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { crc32, deflateSync, inflateSync } from "node:zlib";

const HEAD = 8;
/** The kinds of point of PNG that are read here, with their bytes a point. */
const BYTES: Readonly<Record<number, number>> = { 2: 3, 6: 4 };
const INDEXED = 3;
const MOST_COLOURS = 256;

function chunks(png: Buffer): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>();
  for (let at = HEAD; at < png.length;) {
    const length = png.readUInt32BE(at);
    const type = png.toString("latin1", at + 4, at + 8);
    const data = png.subarray(at + 8, at + 8 + length);
    found.set(type, Buffer.concat([found.get(type) ?? Buffer.alloc(0), data]));
    at += length + 12;
  }
  return found;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The neighbour that PNG's filter 4 takes as its guess: the one nearest to left + up - corner. */
function guess(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** What is added to a byte that a filter has made smaller, from its neighbours. */
function predictByte(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  return filter === 4 ? guess(left, up, corner) : 0;
}

/** The rows of an image as its points are, without what PNG's filters made of them. */
function unpackRows(packed: Buffer, stride: number, size: number): readonly Buffer[] {
  const rows: Buffer[] = [];
  let above = Buffer.alloc(stride);
  for (let at = 0; at < packed.length; at += stride + 1) {
    const filter = packed[at] ?? 0;
    const row = Buffer.from(packed.subarray(at + 1, at + 1 + stride));
    for (let x = 0; x < stride; x++) {
      const [left, corner] = x < size ? [0, 0] : [row[x - size] ?? 0, above[x - size] ?? 0];
      row[x] = ((row[x] ?? 0) + predictByte(filter, left, above[x] ?? 0, corner)) & 255;
    }
    rows.push(row);
    above = row;
  }
  return rows;
}

const colourAt = (row: Buffer, at: number): number => row.readUIntBE(at, 3);

const distance = (one: number, other: number): number =>
  [16, 8, 0].reduce(
    (sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2,
    0,
  );

/** Every colour of the rows with its place among the commonest, or among them the place of the nearest. */
function paletteOf(rows: readonly Buffer[], size: number) {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (let at = 0; at < row.length; at += size) {
      const colour = colourAt(row, at);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  const common = [...counts]
    .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([colour]) => colour);
  const palette = common.slice(0, MOST_COLOURS);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  for (const colour of common.slice(MOST_COLOURS)) {
    const steps = palette.map((each) => distance(each, colour));
    places.set(colour, steps.indexOf(Math.min(...steps)));
  }
  return { palette, places };
}

/** The same image in fewer bytes. One of another kind, or already squeezed, stays as it is. */
export function squeeze(png: Buffer): Buffer {
  const parts = chunks(png);
  const header = parts.get("IHDR");
  const size = BYTES[header?.[9] ?? 0];
  if (!header || size === undefined || header[8] !== 8 || header[12] !== 0) return png;
  const stride = header.readUInt32BE(0) * size;
  const rows = unpackRows(inflateSync(parts.get("IDAT") ?? Buffer.alloc(0)), stride, size);
  const { palette, places } = paletteOf(rows, size);
  const lines = rows.map((row) => {
    const line = Buffer.alloc(row.length / size + 1);
    for (let at = 0; at < row.length; at += size)
      line[at / size + 1] = places.get(colourAt(row, at)) ?? 0;
    return line;
  });
  const colours = Buffer.alloc(palette.length * 3);
  for (const [place, colour] of palette.entries()) colours.writeUIntBE(colour, place * 3, 3);
  const indexed = Buffer.from(header);
  indexed[9] = INDEXED;
  const result = Buffer.concat([
    png.subarray(0, HEAD),
    chunk("IHDR", indexed),
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(Buffer.concat(lines), { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
  return result.length < png.length ? result : png;
}

if (import.meta.main) {
  let [before, after] = [0, 0];
  for (const path of globSync("{e2e/screenshots,docs/images,docs/help/images}/*.png")) {
    const png = readFileSync(path);
    const small = squeeze(png);
    if (small !== png) writeFileSync(path, small);
    before += png.length;
    after += small.length;
  }
  console.log(`${Math.round(before / 1000)} kB are now ${Math.round(after / 1000)} kB`);
}
