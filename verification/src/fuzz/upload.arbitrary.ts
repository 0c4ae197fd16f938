import fc from "fast-check";
import { deflateSync, crc32 } from "node:zlib";

const BOUNDARY = "----fuzz";

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A PNG that says it is `side` × `side` pixels; honest if it is small, a flood if it is not. */
function png(side: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc(Math.min(side, 64) * (Math.min(side, 64) + 1)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", pixels),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const SMALL = png(8);
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>`;
const FILES: readonly Buffer[] = [
  SMALL,
  png(60_000),
  SMALL.subarray(0, 40),
  Buffer.concat([SMALL, Buffer.from("<script>alert(1)</script>")]),
  Buffer.from("GIF89a/*\u0000*/=1;alert(1)//"),
  Buffer.from(SVG),
  Buffer.from("%PDF-1.7 not an image"),
  Buffer.alloc(0),
  Buffer.alloc(300_000, 0x41),
];
const NAMES = [
  "a.png",
  "../../../etc/passwd",
  "a.svg",
  "a\u0000.png",
  "con",
  "x".repeat(500),
  'é"; x=y.png',
  "",
];

const multipartPart = (field: string, name: string, bytes: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`,
    ),
    bytes,
    Buffer.from("\r\n"),
  ]);

const form = (...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);

const file = fc.tuple(
  fc.oneof(
    { weight: 8, arbitrary: fc.constant("file") },
    { weight: 1, arbitrary: fc.constantFrom("", "__proto__", "files") },
  ),
  fc.constantFrom(...NAMES),
  fc.oneof(
    { weight: 1, arbitrary: fc.constant(SMALL) },
    { weight: 2, arbitrary: fc.constantFrom(...FILES) },
  ),
);

/** Multipart bodies with real and hostile images, broken off or with too many parts now and then. */
export const upload: fc.Arbitrary<{ readonly payload: Buffer; readonly type: string }> = fc
  .tuple(
    fc.oneof(
      { weight: 8, arbitrary: file.map((one) => form(multipartPart(...one))) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(file, file)
          .map(([one, two]) => form(multipartPart(...one), multipartPart(...two))),
      },
      { weight: 1, arbitrary: fc.constantFrom(Buffer.alloc(0), Buffer.from("--"), form()) },
    ),
    fc.oneof(
      { weight: 9, arbitrary: fc.constant(Infinity) },
      { weight: 1, arbitrary: fc.nat({ max: 500 }) },
    ),
  )
  .map(([payload, end]) => ({
    payload: payload.subarray(0, end),
    type: `multipart/form-data; boundary=${BOUNDARY}`,
  }));
