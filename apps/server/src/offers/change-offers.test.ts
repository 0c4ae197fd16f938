import { encodeEmail } from "@marquee/api/http/path";
import type { ChangeOutcome } from "@marquee/domain/items/item-changes.schema";
import type { OfferChanges } from "@marquee/domain/offers/offer-changes.schema";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const MERCHANT = encodeEmail("merchant@marquee.test");
const make = async (name: string): Promise<Offer> => {
  const made = await server.call<Offer>("merchant", "POST", `/offers/${MERCHANT}`, {
    body: offerDraft(name),
  });
  if (made.status !== 200) throw new Error(made.text);
  return made.data;
};
const change = async (who: string, ...changes: OfferChanges["changes"]) =>
  server.call<readonly ChangeOutcome[]>(who, "POST", "/changeOffers", { body: { changes } });
const readStored = async (id: string) =>
  (await server.call<Offer>("merchant", "GET", `/getOffersById/${MERCHANT}/${id}`)).data;

describe("changing many offers", () => {
  it("[CHANGE-T5] changes the texts of each by the rules of its form, and says who has changed one meanwhile", async () => {
    const [one, two] = [await make("one of many"), await make("two of many")];
    const first = await change(
      "merchant",
      { id: one.id, version: one.version, values: { heading: "Autumn" } },
      { id: two.id, version: two.version, values: { subHeading: " " } },
    );
    expect(new Map(first.data.map((outcome) => [outcome.id, outcome.tag]))).toEqual(
      new Map([
        [one.id, "changed"],
        [two.id, "refused"],
      ]),
    );
    expect(await readStored(one.id)).toMatchObject({
      heading: "Autumn",
      subHeading: one.subHeading,
    });
    const late = await change("merchant", {
      id: one.id,
      version: one.version,
      values: { heading: "Winter" },
    });
    expect(late.data[0]).toMatchObject({
      tag: "changedMeanwhile",
      current: [{ field: "heading", value: "Autumn" }],
    });
  });

  it("[CHANGE-T3] leaves an offer that the same call has changed before as that made it", async () => {
    const { id, version } = await make("named twice");
    const { data } = await change(
      "merchant",
      { id, version, values: { heading: "Spring" } },
      { id, version, values: { heading: "Summer" } },
    );
    expect(data.map(({ tag }) => tag)).toEqual(["changed", "changedMeanwhile"]);
    expect((await readStored(id)).heading).toBe("Spring");
  });

  it("[CHANGE-T1] refuses an offer of another company as one that is not there, and a reader all of it", async () => {
    const { id, version } = await make("of others");
    const values = { heading: "Taken" };
    const foreign = await change("other", { id, version, values });
    expect(foreign.data[0]?.tag).toBe("refused");
    expect((await change("reader", { id, version, values })).status).toBe(403);
    expect((await readStored(id)).heading).not.toBe("Taken");
  });
});
