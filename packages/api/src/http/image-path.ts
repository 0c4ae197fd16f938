/** Below this base browsers fetch uploaded images. */
const IMAGE_BASE = "/images/";

/** An upload returns a path with a leading character that does not belong to it; the rest is below the base. */
export const uploadedImage = (response: string): string => IMAGE_BASE + response.slice(1);

/** The sizes that the server resizes images to. */
export type ImageSize = "w=80&h=80" | "w=160&h=160" | "w=320" | "w=500" | "w=940&h=650";

/** The address of an image, in a size if one is named. Null stays null: there is no image. */
export function imageAddress(image: string | null, size?: ImageSize): string | null {
  if (image === null || image === "") return null;
  const address = /^(https?:)?\//.test(image) ? image : IMAGE_BASE + image;
  if (!size || !address.startsWith(IMAGE_BASE)) return address;
  // A private image comes with a signed address, which has parameters already.
  return `${address}${address.includes("?") ? "&" : "?"}${size}`;
}
