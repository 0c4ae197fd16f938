import { sha256 } from "@noble/hashes/sha2";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils";

/** The id of a content, the same for the same content (PRODUCT-I7). Browsers have no digests in pages over plain http. */
export const contentId = (content: object): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(content)))).slice(0, 32);
