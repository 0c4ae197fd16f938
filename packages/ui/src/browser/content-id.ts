import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils";

/**
 * The id of a content: 32 lower-case hexadecimal characters, the same for the same content (PRODUCT-I7).
 * The browser's own digests are not there in a page that came over plain http.
 */
export const contentId = (content: object): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(content)))).slice(0, 32);
