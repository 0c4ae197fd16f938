import { newId } from "./new-id.ts";

/** The id that stands for a content: 32 lower-case hexadecimal characters, the same for the same content (PRODUCT-I7). */
export async function contentId(content: object): Promise<string> {
  // a page that was not fetched securely has no digests; the id is then as good as any other
  if (!("subtle" in crypto)) return newId();
  const bytes = new TextEncoder().encode(JSON.stringify(content));
  const digest = await crypto.subtle.digest("sha-256", bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0"))
    .join("")
    .slice(0, 32);
}
