/** Below this base browsers fetch the pictures that were uploaded. */
export const IMAGE_BASE = "/images/";

/** An upload answers a path with a leading character that does not belong to it; the rest stands below the base. */
export const uploadedImage = (answer: string): string => IMAGE_BASE + answer.slice(1);

/** The sizes that the server cuts pictures to. */
export type ImageSize = "w=80&h=80" | "w=160&h=160" | "w=320" | "w=500" | "w=940&h=650";

/** Where a picture is fetched from, in a size where one is named. Null stays null: there is no picture. */
export function imageAddress(image: string | null, size?: ImageSize): string | null {
  if (image === null || image === "") return null;
  const address = /^(https?:)?\//.test(image) ? image : IMAGE_BASE + image;
  if (!size || !address.startsWith(IMAGE_BASE)) return address;
  // A private picture comes with a signed address, which has parameters already.
  return `${address}${address.includes("?") ? "&" : "?"}${size}`;
}
