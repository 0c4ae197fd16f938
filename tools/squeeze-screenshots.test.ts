import { crc32, deflateSync, inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { squeeze } from "./squeeze-screenshots.ts";

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

const WIDTH = 64;
const RED = [200, 30, 40];
const BLUE = [10, 90, 250];
const colourAt = (x: number, y: number) => (((x >> 3) + (y >> 3)) % 2 === 0 ? RED : BLUE);

/** A chequered image of RGBA points, each row behind another one of PNG's five filters. */
function chequers(): Buffer {
  const rows = Array.from({ length: WIDTH }, (_, y) =>
    Buffer.from(Array.from({ length: WIDTH }, (_, x) => [...colourAt(x, y), 255]).flat()),
  );
  const filtered = rows.map((row, y) => {
    const filter = y % 5;
    const above = rows[y - 1] ?? Buffer.alloc(row.length);
    const guess = (x: number): number => {
      const left = row[x - 4] ?? 0;
      const up = above[x] ?? 0;
      const corner = x < 4 ? 0 : (above[x - 4] ?? 0);
      const nearest = [left, up, corner].toSorted(
        (a, b) => Math.abs(left + up - corner - a) - Math.abs(left + up - corner - b),
      )[0];
      return [0, left, up, (left + up) >> 1, nearest ?? 0][filter] ?? 0;
    };
    return Buffer.from([filter, ...row.map((value, x) => (value - guess(x)) & 255)]);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(WIDTH, 4);
  header[8] = 8;
  header[9] = 6;
  return Buffer.concat([
    Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(filtered), { level: 1 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function part(png: Buffer, type: string): Buffer {
  const at = png.indexOf(type, 0, "latin1");
  return png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4));
}

it("keeps every point of an image of few colours, whatever filters it was packed with", () => {
  const small = squeeze(chequers());
  const colours = part(small, "PLTE");
  const lines = inflateSync(part(small, "IDAT"));
  for (let y = 0; y < WIDTH; y++)
    for (let x = 0; x < WIDTH; x++) {
      const place = lines[y * (WIDTH + 1) + 1 + x] ?? 0;
      expect([...colours.subarray(place * 3, place * 3 + 3)]).toEqual(colourAt(x, y));
    }
});

it("makes it smaller, once", () => {
  const png = chequers();
  const small = squeeze(png);
  expect(small.length).toBeLessThan(png.length);
  expect(squeeze(small)).toBe(small);
});
