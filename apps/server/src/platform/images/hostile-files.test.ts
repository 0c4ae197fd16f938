import { plainImage, noisyImage } from "@marquee/verification/harness/test-images";
import { deflateSync, crc32 } from "node:zlib";
import sharp, { type Metadata } from "sharp";
import { describe, expect, it } from "vitest";
import { Refusal } from "../refusal/refusal.ts";
import { acceptImage } from "./accept-image.ts";

const SCRIPT = "<script>alert(document.domain)</script>";

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG that claims to be this large, with these compressed bytes for its pixels. */
function png(width: number, height: number, pixels: Buffer, extra: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk("IHDR", head),
    ...extra,
    pngChunk("IDAT", pixels),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Rows of grey pixels, each with the byte before it that PNG requires. */
const greyRows = (width: number, height: number) => deflateSync(Buffer.alloc((width + 1) * height));

async function acceptBytes(bytes: Buffer): Promise<Metadata & { readonly bytes: Buffer }> {
  const image = await acceptImage(bytes);
  if (image instanceof Refusal) throw new Error(image.failure.message);
  return { ...(await sharp(image).metadata()), bytes: image };
}

async function refusedBy(bytes: Buffer): Promise<string | undefined> {
  const image = await acceptImage(bytes);
  return image instanceof Refusal ? image.failure.issues?.[0]?.rule : undefined;
}

describe("files that are two things at once", () => {
  it("[IMAGE-K1] a GIF that is a script as well becomes an image alone", async () => {
    const gif = await plainImage(12, 12).gif().toBuffer();
    // The width of a GIF reads as the start of a comment: `GIF89a/*`, and the script ends it.
    const polyglot = Buffer.concat([gif, Buffer.from("*/=1;alert(document.domain)")]);
    const { format, bytes } = await acceptBytes(polyglot);
    expect(format).toBe("webp");
    expect(bytes.includes("alert")).toBe(false);
  });

  it("[IMAGE-V3] rejects a GIF that holds only text", async () => {
    expect(await refusedBy(Buffer.from("GIF89a/*aaaaaaaa*/=1;alert(1)"))).toBe("IMAGE-V3");
  });

  it("[IMAGE-K1] loses pages, archives and texts behind its end or within", async () => {
    const archive = Buffer.concat([Buffer.from("PK\u0003\u0004"), Buffer.from(SCRIPT)]);
    const comment = pngChunk("tEXt", Buffer.from(`Comment\0${SCRIPT}`));
    for (const bytes of [
      Buffer.concat([await plainImage(20, 20).png().toBuffer(), Buffer.from(SCRIPT)]),
      Buffer.concat([await plainImage(20, 20).jpeg().toBuffer(), archive]),
      Buffer.concat([await plainImage(20, 20).webp().toBuffer(), Buffer.from(SCRIPT)]),
      png(20, 20, greyRows(20, 20), [comment]),
      await plainImage(20, 20)
        .withExif({ IFD0: { ImageDescription: SCRIPT, Make: SCRIPT } })
        .jpeg()
        .toBuffer(),
      await plainImage(20, 20)
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`)
        .jpeg()
        .toBuffer(),
    ]) {
      expect(bytes.includes("alert") || bytes.includes("Comment")).toBe(true);
      const image = await acceptBytes(bytes);
      expect(image.bytes.includes("alert")).toBe(false);
      expect([image.exif, image.xmp, image.iptc]).toEqual([undefined, undefined, undefined]);
    }
  });

  it.each(["heic", "heix", "mif1", "msf1"])(
    "[IMAGE-V8] a photo of type %s is named as HEIC, with how to convert it",
    async (brand) => {
      const ftyp = Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, "latin1");
      const image = await acceptImage(Buffer.concat([ftyp, Buffer.alloc(4096)]));
      expect(image instanceof Refusal ? image.failure.issues : null).toEqual([
        { rule: "IMAGE-V8", field: "file", message: expect.stringMatching(/HEIC.*JPEG/) },
      ]);
    },
  );

  it("[IMAGE-V1] documents and videos are none, whatever they are called", async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
    for (const bytes of [
      Buffer.from(svg),
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg}`,
      ),
      Buffer.from(`<!doctype html>${SCRIPT}`),
      Buffer.from("%PDF-1.7\n%âãÏÓ\n"),
      Buffer.from("\u0000\u0000\u0000 ftypisom\u0000\u0000\u0002\u0000isomiso2avc1mp41", "latin1"),
      Buffer.from("#!/bin/sh\nrm -rf /\n"),
      Buffer.from("MZ\u0090\u0000\u0003"),
      deflateSync(Buffer.from(svg)),
      await plainImage(9, 9).tiff().toBuffer(),
    ])
      expect(await refusedBy(bytes)).toBe("IMAGE-V1");
  });
});

describe("files that are much more than they seem", () => {
  it("[IMAGE-V2] claims the size of 900 million pixels and has none of them", async () => {
    const flood = png(30_000, 30_000, deflateSync(Buffer.alloc(1_000)));
    expect(flood.length).toBeLessThan(200);
    expect(await refusedBy(flood)).toBe("IMAGE-V2");
    expect(await refusedBy(png(2_147_483_647, 2_147_483_647, Buffer.alloc(4)))).toMatch(
      /IMAGE-V[23]/,
    );
  });

  it("[IMAGE-K1] unpacks to far more than its pixels, which alone are stored", async () => {
    // A small image whose pixels go on for 60 MB: the decoder stops where the image ends.
    const bomb = png(10, 10, deflateSync(Buffer.alloc(60_000_000)));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await acceptBytes(bomb)).toMatchObject({ width: 10, height: 10 });
  });

  it("[IMAGE-K1] holds texts that unpack to 60 MB, which are never unpacked", async () => {
    const words = Buffer.concat([
      Buffer.from("Comment\0\0"),
      deflateSync(Buffer.alloc(60_000_000, 65)),
    ]);
    const { width, bytes } = await acceptBytes(
      png(10, 10, greyRows(10, 10), [pngChunk("zTXt", words)]),
    );
    expect([width, bytes.length < 1_000]).toEqual([10, true]);
  });

  it("[IMAGE-K1] stores one of 300 frames", async () => {
    const frame = await plainImage(40, 40).png().toBuffer();
    const frames = await sharp(
      Array.from({ length: 300 }, () => frame),
      { join: { animated: true } },
    )
      .gif()
      .toBuffer();
    const { pages, width, height } = await acceptBytes(frames);
    expect([pages, width, height]).toEqual([undefined, 40, 40]);
  });
});

describe("files that are damaged", () => {
  it("[IMAGE-V3] end early, at whatever byte", async () => {
    const whole = await noisyImage(120, 120).jpeg().toBuffer();
    for (const part of [0.1, 0.5, 0.9])
      expect(await refusedBy(whole.subarray(0, Math.floor(whole.length * part)))).toBe("IMAGE-V3");
    for (const length of [0, 1, 2])
      expect(await refusedBy(whole.subarray(0, length))).toBe("IMAGE-V1");
  });

  it("[IMAGE-V3] have no width, a wrong sum, or nothing behind their first bytes", async () => {
    const wrongSum = Buffer.from(await noisyImage(60, 60).png().toBuffer());
    wrongSum.writeUInt8(wrongSum.readUInt8(60) ^ 255, 60);
    for (const bytes of [
      png(0, 10, greyRows(1, 10)),
      wrongSum,
      Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    ])
      expect(await refusedBy(bytes)).toMatch(/IMAGE-V[13]/);
  });
});

describe("images that are unusual, and images all the same", () => {
  it("[IMAGE-K1] are read in printers' colours, in sixteen bits, in grey, and see-through", async () => {
    const rgb = { space: "srgb", depth: "uchar" };
    expect(
      await acceptBytes(await plainImage(30, 20).toColourspace("cmyk").jpeg().toBuffer()),
    ).toMatchObject(rgb);
    expect(
      await acceptBytes(await plainImage(30, 20).toColourspace("rgb16").png().toBuffer()),
    ).toMatchObject(rgb);
    expect(await acceptBytes(await plainImage(30, 20).greyscale().png().toBuffer())).toMatchObject(
      rgb,
    );
    const glass = sharp({ create: { width: 9, height: 9, channels: 4, background: "#ff000080" } });
    expect(await acceptBytes(await glass.png().toBuffer())).toMatchObject({ hasAlpha: true });
  });

  it("[IMAGE-K1] are read of one pixel, or of one row", async () => {
    expect(await acceptBytes(await plainImage(1, 1).png().toBuffer())).toMatchObject({
      width: 1,
      height: 1,
    });
    expect(await acceptBytes(await plainImage(9000, 1).png().toBuffer())).toMatchObject({
      width: 2000,
      height: 1,
    });
  });

  it("[IMAGE-K1] however the camera was held", async () => {
    const colours = async (bytes: Buffer) => {
      const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      return { width: info.width, isRedFirst: (data[0] ?? 0) > 128 };
    };
    // Left half red, right half blue; turned by a quarter to the right, red is on top.
    const halves = sharp({
      create: { width: 64, height: 32, channels: 3, background: "blue" },
    }).composite([{ input: await plainImage(32, 32, "red").png().toBuffer(), left: 0, top: 0 }]);
    const flat = await halves.png().toBuffer();
    for (const [orientation, width, isRedFirst] of [
      [1, 64, true],
      [2, 64, false],
      [3, 64, false],
      [6, 32, true],
      [8, 32, false],
    ] as const) {
      const photo = await sharp(flat)
        .withMetadata({ orientation })
        .jpeg({ quality: 100 })
        .toBuffer();
      const image = await acceptBytes(photo);
      expect([orientation, image.orientation]).toEqual([orientation, undefined]);
      expect([orientation, await colours(image.bytes)]).toEqual([
        orientation,
        { width, isRedFirst },
      ]);
    }
  });
});
