import { createHash } from "node:crypto";
import { fileForm } from "../harness/file-form.ts";
import { plainImage } from "../harness/test-images.ts";
import type { Merchant } from "../proof/merchant.ts";

/** An image as one of the servers took it, and the digest of what it gave back. */
export interface StoredImage {
  readonly path: string;
  readonly digest: string | number;
}

/** The sizes that are read: whole, and one that a server makes when it is first asked for. */
const SIZES = ["", "?w=80"];

const digestOf = (bytes: ArrayBuffer): string =>
  createHash("sha256").update(new Uint8Array(bytes)).digest("hex");

/** The digest of an image at a server, or the status that it responds with instead. */
async function readImage(origin: string, path: string): Promise<string | number> {
  const response = await fetch(`${origin}/images${path}`);
  const bytes = await response.arrayBuffer();
  return response.ok ? digestOf(bytes) : response.status;
}

/** Sends an image of its own through each server. The round makes them differ from earlier ones. */
export async function sendImages(
  { headers: { authorization = "" }, companyId, storeId }: Merchant,
  origins: readonly string[],
  round: number,
): Promise<readonly StoredImage[]> {
  const stored: StoredImage[] = [];
  for (const [index, origin] of origins.entries()) {
    const image = await plainImage(120 + round, 100 + index)
      .png()
      .toBuffer();
    const { body, headers } = fileForm(image);
    const response = await fetch(`${origin}/api/uploadOfferImage/${companyId}/${storeId}/any`, {
      method: "POST",
      headers: { ...headers, authorization },
      body: new Uint8Array(body),
    });
    if (!response.ok) throw new Error(`an image: ${response.status} ${await response.text()}`);
    const { data: path } = (await response.json()) as { data: string };
    for (const size of SIZES)
      stored.push({ path: path + size, digest: await readImage(origin, path + size) });
  }
  return stored;
}

/** Images that a server does not give back as the one that took them did. */
export async function differingImages(
  origins: readonly string[],
  images: readonly StoredImage[],
): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const origin of origins)
    for (const { path, digest } of images) {
      const found = await readImage(origin, path);
      if (found !== digest || typeof found === "number")
        findings.push(`IMAGE-C5 ${path} is ${found} at ${origin}`);
    }
  return findings;
}
