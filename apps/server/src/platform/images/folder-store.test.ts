import { imageMessages } from "@marquee/domain/images/messages";
import { plainImage } from "@marquee/verification/harness/test-images";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest";
import { unavailable } from "../refusal/refusal.ts";
import { folderStore } from "./folder-store.ts";
import { StoreAway, type ImageStore } from "./image-store.ts";
import { sizedImages } from "./sized-image.ts";
import { storeImage } from "./store-image.ts";

let folder: string;
let store: ImageStore;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "marquee-images-"));
  store = folderStore(folder);
  // a file in the place of a folder, and a link to nothing: the machine refuses both to every user
  writeFileSync(join(folder, "offers"), "");
  symlinkSync(join(folder, "nothing"), join(folder, "sized"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a folder of images that the machine refuses", () => {
  it("[IMAGE-C6] is a store that is away, with the machine's reason", async () => {
    const name = `offers/${"a".repeat(32)}.webp`;
    for (const result of [
      await store.get(name),
      await store.put(name, Buffer.of(1)),
      await store.remove(name),
    ]) {
      expect(result).toBeInstanceOf(StoreAway);
      expect(result).toMatchObject({ reason: expect.stringMatching(/^E(?:NOTDIR|EXIST): /) });
    }
  });

  it("[IMAGE-C6] makes uploads Unavailable, and sends sizes that it does not take", async () => {
    const image = await plainImage(400, 200).png().toBuffer();
    expect(await storeImage(store, "offers", image)).toEqual(unavailable(imageMessages.away));
    const stored = await storeImage(store, "products", image);
    assert(typeof stored === "string");
    const sized = await sizedImages(store)(stored.slice(1), { width: 80, height: null });
    expect(Buffer.isBuffer(sized)).toBe(true);
  });
});
