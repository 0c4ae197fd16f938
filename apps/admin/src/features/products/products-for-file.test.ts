import { ApiFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import { MOST_FILE_PRODUCTS } from "@marquee/domain/products/import-limits";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { productsById } from "./products-for-file.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A client whose server refuses the calls of these numbers. */
function clientOf(refuse: (call: number) => ApiFailure | null) {
  let calls = 0;
  const forFile = ({ body }: { readonly body: { readonly ids: readonly string[] } }) => {
    calls += 1;
    const refused = refuse(calls);
    return refused ? Promise.reject(refused) : Promise.resolve(body.ids.map((id) => ({ id })));
  };
  return { client: { products: { forFile } } as unknown as Client, count: () => calls };
}

const IDS = Array.from({ length: 3 * MOST_FILE_PRODUCTS }, (_, index) => `p${index}`);
const tooMany = new ApiFailure({ tag: "TooMany", message: "Please wait." }, 40);

it("[PRODUCT-I16] an export of very many products waits for the limit of a minute, says so, and has all of them", async () => {
  const { client, count } = clientOf((call) => (call === 2 ? tooMany : null));
  const reading = productsById(client, IDS);
  await vi.advanceTimersByTimeAsync(39_000);
  expect(count()).toBe(2);
  expect(toaster.current().map(({ title }) => title)).toContain("Reading goes on in 40 seconds");
  await vi.advanceTimersByTimeAsync(1_000);
  expect((await reading).map(({ id }) => id)).toEqual(IDS);
  expect(count()).toBe(4);
});

it("[PRODUCT-I16] an export that is refused again and again, or for another reason, fails", async () => {
  const always = clientOf(() => tooMany);
  const failing = productsById(always.client, IDS).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(400_000);
  expect(await failing).toBe(tooMany);
  const forbidden = new ApiFailure({ tag: "Forbidden", message: "No." });
  await expect(productsById(clientOf(() => forbidden).client, IDS)).rejects.toBe(forbidden);
});
