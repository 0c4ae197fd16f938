import { plainImage } from "@marquee/verification/harness/test-images";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { FULL, limitedWork } from "../computing/limited-work.ts";
import type { ImageStore } from "./image-store.ts";
import { sizedImages } from "./sized-image.ts";
import { storeImage } from "./store-image.ts";

/** Work that ends on request. */
function holdWork() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { work: () => promise, end: resolve, fail: reject };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe("work that is limited", () => {
  it("[IMAGE-L2] is done so much at once, waits in order, and is turned away beyond", async () => {
    const limited = limitedWork({ atOnce: 1, waiting: 2 });
    const order: string[] = [];
    const [one, two, three] = [holdWork(), holdWork(), holdWork()];
    const noteWork = (name: string, work: () => Promise<string>) => async () => {
      order.push(name);
      return work();
    };
    const first = limited(noteWork("one", one.work));
    const second = limited(noteWork("two", two.work));
    const third = limited(noteWork("three", three.work));
    expect(await limited(async () => "four")).toBe(FULL);
    expect(order).toEqual(["one"]);
    one.end("done");
    expect(await first).toBe("done");
    await settle();
    expect(order).toEqual(["one", "two"]);
    two.end("done");
    three.end("done");
    expect([await second, await third]).toEqual(["done", "done"]);
    expect(await limited(async () => "later")).toBe("later");
  });

  it("[IMAGE-L2] frees its turn when it fails", async () => {
    const limited = limitedWork({ atOnce: 1, waiting: 0 });
    await expect(limited(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await limited(async () => "next")).toBe("next");
  });

  it("[IMAGE-L2] refuses an upload as Unavailable when there is no room", async () => {
    const store: ImageStore = {
      get: async () => null,
      put: async () => undefined,
      remove: async () => undefined,
    };
    const limited = limitedWork({ atOnce: 1, waiting: 0 });
    const busy = holdWork();
    const running = limited(busy.work);
    expect(
      await storeImage(store, "offers", await plainImage(2, 2).png().toBuffer(), { work: limited }),
    ).toMatchObject({ failure: { tag: "Unavailable" } });
    busy.end("done");
    await running;
  });
});

describe("images in a size", () => {
  it("[IMAGE-L1] are rendered once, however many requests arrive at the same moment", async () => {
    const name = `offers/${"b".repeat(32)}.webp`;
    const stored = new Map<string, Buffer>([[name, await plainImage(400, 300).webp().toBuffer()]]);
    let [renderings, puts] = [0, 0];
    const store: ImageStore = {
      get: async (asked) => stored.get(asked) ?? null,
      put: async (put, bytes) => {
        puts += 1;
        stored.set(put, bytes);
        return undefined;
      },
      remove: async () => undefined,
    };
    const limited = limitedWork({ atOnce: 2, waiting: 0 });
    const find = sizedImages(store, (work) => {
      renderings += 1;
      return limited(work);
    });
    const size = { width: 80, height: 80 };
    const responses = await Promise.all(Array.from({ length: 50 }, () => find(name, size)));
    expect([renderings, puts]).toEqual([1, 1]);
    for (const response of responses) expect(response).toBe(responses[0]);
    expect(await sharp(stored.get(`sized/80x80/${name}`)).metadata()).toMatchObject({ width: 80 });
    await find(name, size);
    expect(renderings).toBe(1);
  });
});
