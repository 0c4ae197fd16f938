import { expect, it } from "vitest";
import { imageAddress, uploadedImage } from "./image-path.ts";

it("[API-P3] takes the leading character off an upload's answer and puts the rest below the base", () => {
  expect(uploadedImage("/offers/aa.webp")).toBe("/images/offers/aa.webp");
});
it("[API-P3] finds an image with and without the base, and in a size", () => {
  expect(imageAddress("offers/aa.webp")).toBe("/images/offers/aa.webp");
  expect(imageAddress("/images/offers/aa.webp", "w=80&h=80")).toBe(
    "/images/offers/aa.webp?w=80&h=80",
  );
  expect(imageAddress(null)).toBeNull();
});
it("[API-P3] leaves an image of another origin as it is", () => {
  expect(imageAddress("https://cdn.example/a.png", "w=320")).toBe("https://cdn.example/a.png");
});
it("[API-P3] requests a size of an image with a signed address", () => {
  expect(imageAddress("/images/bills/aa.webp?expires=1&signature=b", "w=320")).toBe(
    "/images/bills/aa.webp?expires=1&signature=b&w=320",
  );
});
