import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IMAGE_PURPOSES, sizeAdvice } from "./image-purpose.ts";
import { sortFiles } from "./image-rules.ts";
import { imageTypeOf } from "./image-type.ts";
import { imageMessages } from "./messages.ts";

const file = (name: string, type = "image/png", size = 1000) => ({ name, type, size });
const { offer, product, variant, logo, category } = IMAGE_PURPOSES;
const refusedMessage = (picked: ReturnType<typeof file>) =>
  sortFiles([picked], product, 10).refused[0]?.message;

describe("picking files", () => {
  it("[IMAGE-V1] takes the types that browsers render, and no other", () => {
    for (const type of ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"])
      expect(refusedMessage(file("whatever", type))).toBeUndefined();
    for (const [name, type] of [
      ["a.svg", "image/svg+xml"],
      ["a.png", "text/html"],
      ["a.tiff", "image/tiff"],
      ["a.jpg", ""],
      ["", ""],
      ["a.toString", "constructor"],
    ] as const)
      expect(refusedMessage(file(name, type))).toBe(imageMessages.type);
  });

  it("[IMAGE-V8] names a HEIC photo, and says how to convert it", () => {
    for (const [name, type] of [
      ["IMG_0001.HEIC", ""],
      ["IMG_0001.heif", "application/octet-stream"],
      ["photo", "image/heic"],
    ] as const)
      expect(refusedMessage(file(name, type))).toBe(imageMessages.heic);
  });

  it("[IMAGE-V4] has one limit of bytes, for the logo of a sign-up as for any other", () => {
    const most = file("a.png", "image/png", 8_000_000);
    const more = file("a.png", "image/png", 8_000_001);
    for (const purpose of Object.values(IMAGE_PURPOSES)) {
      expect(sortFiles([most], purpose, 1).taken).toEqual([most]);
      expect(sortFiles([more], purpose, 1).refused).toEqual([
        {
          name: "a.png",
          message: "This image is larger than 8 MB. Please choose a smaller one.",
        },
      ]);
    }
  });

  it("[IMAGE-V5] refuses an empty file", () => {
    expect(refusedMessage(file("a.png", "image/png", 0))).toBe("This file is empty.");
    expect(refusedMessage(file("a.jpg", "", 0))).toBe("This file is empty.");
  });

  it("[IMAGE-V6] has ten places for a product, five for a variant, and one elsewhere", () => {
    expect([product, variant, offer, logo, category].map(({ most }) => most)).toEqual([
      10, 5, 1, 1, 1,
    ]);
    const [one, bad, two, three] = [
      file("1.png"),
      file("b.txt", "text/plain"),
      file("2.png"),
      file("3.png"),
    ] as const;
    expect(sortFiles([one, bad, two, three], variant, 2)).toEqual({
      taken: [one, two],
      refused: [
        { name: "b.txt", message: imageMessages.type },
        { name: "3.png", message: "A product variant has at most 5 images." },
      ],
    });
  });

  it("[IMAGE-V6] takes or refuses every file once, in order, and never more than there is room for", () => {
    const files = fc.array(
      fc.record({
        name: fc.string(),
        type: fc.constantFrom("", "image/png", "text/html"),
        size: fc.nat(9_000_000),
      }),
    );
    fc.assert(
      fc.property(files, fc.nat(10), (picked, room) => {
        const { taken, refused } = sortFiles(picked, product, room);
        expect(taken.length + refused.length).toBe(picked.length);
        expect(taken.length).toBeLessThanOrEqual(room);
        expect(picked.filter((one) => taken.includes(one))).toEqual(taken);
      }),
    );
  });
});

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.codePointAt(0) ?? 0);
const mediaFile = (brand: string, ...compatible: readonly string[]) =>
  bytesOf(
    `\0\0\0${String.fromCodePoint(16 + 4 * compatible.length)}ftyp${brand}\0\0\0\0${compatible.join("")}mdat`,
  );

describe("the type of a file by its bytes", () => {
  it.each([
    [bytesOf("\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF"), "image/jpeg"],
    [bytesOf("\u00ff\u00d8\u00ff\u00db"), "image/jpeg"],
    [bytesOf("\u0089PNG\r\n\u001a\n\0\0\0\rIHDR"), "image/png"],
    [bytesOf("GIF87a"), "image/gif"],
    [bytesOf("GIF89a"), "image/gif"],
    [bytesOf("RIFF\0\0\0\0WEBPVP8 "), "image/webp"],
    [mediaFile("avif", "mif1"), "image/avif"],
    [mediaFile("avis"), "image/avif"],
    [mediaFile("mif1", "miaf", "avif"), "image/avif"],
    [mediaFile("heic", "mif1"), "image/heic"],
    [mediaFile("mif1", "heic"), "image/heic"],
    [mediaFile("isom", "iso2", "mp41"), ""],
    [bytesOf("RIFF\0\0\0\0AVI LIST"), ""],
    [bytesOf("<svg xmlns="), ""],
    [bytesOf("%PDF-1.7"), ""],
    [bytesOf("\u00ff\u00d8"), ""],
    [new Uint8Array(), ""],
  ])("[IMAGE-V1] is read from %s: %s", (bytes, type) => {
    expect(imageTypeOf(bytes)).toBe(type);
  });

  it("[IMAGE-V1] is read from any bytes without a fault", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
        expect(typeof imageTypeOf(bytes)).toBe("string");
        expect(typeof imageTypeOf(Uint8Array.of(0, 0, 0, 255, ...bytesOf("ftyp"), ...bytes))).toBe(
          "string",
        );
      }),
    );
  });
});

describe("the advised size", () => {
  it("[IMAGE-V7] is advised before: 1000 x 550 for offers, 1000 x 1000 for products, 500 x 250 for logos", () => {
    expect(offer.advice.before).toBe("For best view upload image with size 1000 x 550");
    expect(product.advice.before).toBe("For best view upload image with size 1000 x 1000");
    expect(variant.advice.before).toBe(product.advice.before);
    expect(logo.advice.before).toBe("For best view upload image with size 500 x 250");
    expect(category.advice).toBeNull();
  });

  it("[IMAGE-V7] is checked after, by size and proportions", () => {
    for (const [width, height] of [
      [1000, 550],
      [2000, 1100],
      [1500, 826],
    ] as const)
      expect(sizeAdvice(offer, { width, height })).toBeNull();
    for (const [width, height] of [
      [999, 550],
      [800, 440],
      [1000, 1000],
      [550, 1000],
    ] as const)
      expect(sizeAdvice(offer, { width, height })).toBe("Works, but 1000 × 550 looks better.");
    expect(sizeAdvice(offer, null)).toBeNull();
    expect(sizeAdvice(category, { width: 1, height: 1 })).toBeNull();
  });
});
