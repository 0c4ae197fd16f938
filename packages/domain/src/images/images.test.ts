import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IMAGE_PURPOSES, sizeAdvice } from "./image-purpose.ts";
import { sortFiles } from "./image-rules.ts";
import { imageMessages } from "./messages.ts";

const file = (name: string, type = "image/png", size = 1000) => ({ name, type, size });
const { offer, product, variant, logo, signUpLogo, category } = IMAGE_PURPOSES;
const refusedMessage = (picked: ReturnType<typeof file>) =>
  sortFiles([picked], product, 10).refused[0]?.message;

describe("picking files", () => {
  it("[IMAGE-V1] goes by the type, and by the ending if the browser knows no type", () => {
    for (const type of ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"])
      expect(refusedMessage(file("whatever", type))).toBeUndefined();
    for (const name of ["a.jpg", "A.JPEG", "a.b.webp", "a.gif", "x.avif", "x.jfif"])
      expect(refusedMessage(file(name, ""))).toBeUndefined();
    for (const [name, type] of [
      ["a.svg", "image/svg+xml"],
      ["a.png", "text/html"],
      ["a.tiff", "image/tiff"],
      ["a.pdf", ""],
      ["png", "application/octet-stream"],
      ["", ""],
      ["a.toString", "constructor"],
    ] as const)
      expect(refusedMessage(file(name, type))).toBe(imageMessages.type);
  });

  it.each(["application/octet-stream", "image/jpg", "image/pjpeg", "binary/octet-stream"])(
    "[IMAGE-V8] takes a JPEG that its system calls %s",
    (type) => {
      expect(refusedMessage(file("photo.jpg", type))).toBeUndefined();
    },
  );

  it("[IMAGE-V8] names a HEIC photo, and says how to convert it", () => {
    for (const [name, type] of [
      ["IMG_0001.HEIC", ""],
      ["IMG_0001.heif", "application/octet-stream"],
      ["photo", "image/heic"],
    ] as const)
      expect(refusedMessage(file(name, type))).toBe(imageMessages.heic);
  });

  it("[IMAGE-V4] knows how large a file may be, and less for a logo of the sign-up", () => {
    const large = file("a.png", "image/png", 4_000_001);
    expect(sortFiles([large], logo, 1).taken).toEqual([large]);
    expect(sortFiles([large], signUpLogo, 1).refused).toEqual([
      { name: "a.png", message: "This logo is larger than 4 MB. Please choose a smaller one." },
    ]);
    expect(refusedMessage(file("a.png", "image/png", 8_000_000))).toBeUndefined();
    expect(refusedMessage(file("a.png", "image/png", 8_000_001))).toBe(imageMessages.tooLarge);
  });

  it("[IMAGE-V5] refuses an empty file", () => {
    expect(refusedMessage(file("a.png", "image/png", 0))).toBe("This file is empty.");
  });

  it("[IMAGE-V6] has ten places for a product, five for a variant, and one elsewhere", () => {
    expect([product, variant, offer, logo, signUpLogo, category].map(({ most }) => most)).toEqual([
      10, 5, 1, 1, 1, 1,
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
