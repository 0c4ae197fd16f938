const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCodePoint(...bytes.subarray(from, to));

/** How many bytes of a file say its type: the brands of an AVIF or HEIC are within them. */
export const IMAGE_HEAD_BYTES = 64;

/** The brands of an ISO media file: its own, and those that it is compatible with. */
function mediaBrands(head: Uint8Array): readonly string[] {
  const length = Math.min(head[3] ?? 0, head.length);
  const compatible = [];
  for (let at = 16; at + 4 <= length; at += 4) compatible.push(ascii(head, at, at + 4));
  return [ascii(head, 8, 12), ...compatible];
}

const HEIC_BRANDS = /^(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)$/u;

function mediaType(head: Uint8Array): string {
  const brands = mediaBrands(head);
  if (brands.some((brand) => brand === "avif" || brand === "avis")) return "image/avif";
  return HEIC_BRANDS.test(brands[0] ?? "") ? "image/heic" : "";
}

/**
 * The type of an image by its first bytes, or "" if it is none that we know (IMAGE-V1). Names and the types that
 * systems send are guesses from endings: a JPEG arrives as `image/jpe`, `application/x-jpg` or `text/plain`.
 */
export function imageTypeOf(file: Uint8Array): string {
  const head = file.subarray(0, IMAGE_HEAD_BYTES);
  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "image/jpeg";
  if (ascii(head, 0, 8) === "\u0089PNG\r\n\u001A\n") return "image/png";
  if (/^GIF8[79]a$/u.test(ascii(head, 0, 6))) return "image/gif";
  if (ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 12) === "WEBP") return "image/webp";
  return ascii(head, 4, 8) === "ftyp" ? mediaType(head) : "";
}
