/** The most bytes of an image, the logo of a sign-up included (IMAGE-V4). */
export const MOST_IMAGE_BYTES = 8_000_000;

/** The most pixels of an image, counted before they are decoded (IMAGE-V2). */
export const MOST_PIXELS = 40_000_000;

/** What browsers render as images (IMAGE-V1), by type with the usual endings of its files. SVG is a document with scripts, and none of these. */
export const IMAGE_TYPES: Readonly<Record<string, readonly string[]>> = {
  "image/jpeg": ["jpg", "jpeg", "jpe", "jfif"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/avif": ["avif"],
  "image/gif": ["gif"],
};

/** What a file chooser offers: whatever a system calls an image, and the endings for systems that know no type; for HEIC the refusal says what to do. */
export const ACCEPTED_IMAGES = [
  "image/*",
  ...Object.values(IMAGE_TYPES).flatMap((endings) => endings.map((ending) => `.${ending}`)),
  ".heic",
  ".heif",
].join(",");

/** A product has at most ten images, a variant five (IMAGE-V6). */
export const MOST_PRODUCT_IMAGES = 10;
export const MOST_VARIANT_IMAGES = 5;
