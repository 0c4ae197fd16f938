/** The most bytes of an image that a signed-in user uploads, and of a logo that is uploaded during sign-up. */
export const MOST_IMAGE_BYTES = 8_000_000;
export const MOST_LOGO_BYTES = 4_000_000;

/** The most pixels of an image, counted before they are decoded (IMAGE-V2). */
export const MOST_PIXELS = 40_000_000;

/** The same for a logo sent while signing up: it is rendered for an unknown client. */
export const MOST_LOGO_PIXELS = 4_000_000;

/** What browsers render as images (IMAGE-V1), by type with the usual endings of its files. SVG is a document with scripts, and none of these. */
export const IMAGE_TYPES: Readonly<Record<string, readonly string[]>> = {
  "image/jpeg": ["jpg", "jpeg", "jfif"],
  "image/png": ["png"],
  "image/webp": ["webp"],
  "image/avif": ["avif"],
  "image/gif": ["gif"],
};

/** What a file chooser offers: the types, and the endings for systems that know no type; for HEIC the refusal says what to do. */
export const ACCEPTED_IMAGES = [
  ...Object.keys(IMAGE_TYPES),
  ...Object.values(IMAGE_TYPES).flatMap((endings) => endings.map((ending) => `.${ending}`)),
  ".heic",
  ".heif",
].join(",");

/** A product has at most ten images, a variant five (IMAGE-V6). */
export const MOST_PRODUCT_IMAGES = 10;
export const MOST_VARIANT_IMAGES = 5;
