import { encodeEmail } from "@marquee/api/http/path";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import type {
  SponsoredAct,
  SponsoredChangeRequest,
} from "@marquee/domain/campaigns/sponsored/sponsored-change.schema";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { sponsoredHarness } from "@marquee/verification/harness/sponsored-draft";
import type { TestServer } from "@marquee/verification/harness/test-server";
import { whileChanging } from "@marquee/verification/harness/while-locked";
import { WORLD_NOW } from "@marquee/verification/harness/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

let server: TestServer;
let made: Campaign;
beforeEach(async () => {
  const harness = await sponsoredHarness();
  server = harness.server;
  made = (await harness.send("merchant", "changed")).data;
});
afterEach(() => server.close());

type Terms = SponsoredChangeRequest["terms"];
const change = (
  who: string,
  act: SponsoredAct,
  seen: number,
  { name = `${act} ${seen}`, terms = null as Terms, of = made.id } = {},
) =>
  server.call<Campaign>(who, "POST", `/sponsoredChange/${of}`, {
    body: { id: stableId(`change ${name}`), act, seen, terms },
  });
const terms = (budget: number | null, bid: number) => ({
  terms: { budget, keywordBids: [bid], sectionBids: [] },
});

describe("a sponsored campaign that was made", () => {
  it("[SPONSOR-P1] [SPONSOR-P6] is paused, resumed, changed and ended, and says who did what", async () => {
    const paused = (await change("merchant", "pause", 0)).data;
    expect(paused).toMatchObject({
      pausedOn: "2026-03-02T18:00:00.000Z",
      validTill: made.validTill,
      changes: [{ act: "pause", by: "Merchant", budget: 5, bid: 0.65 }],
    });
    expect((await change("merchant", "resume", 1)).data.pausedOn).toBeNull();
    const changed = (await change("master", "terms", 2, terms(8, 0.9))).data;
    expect(changed).toMatchObject({ budget: 8, bid: 0.9, keywords: [{ bid: 0.9 }] });
    expect(changed.changes.at(-1)).toMatchObject({
      by: "Marquee staff",
      budgetBefore: 5,
      budget: 8,
      bids: [{ name: "throw", before: 0.65, after: 0.9 }],
    });
    server.clock.advance(2 * 86_400_000);
    const ended = (await change("merchant", "end", 3)).data;
    expect(ended).toMatchObject({ validTill: "2026-03-04T18:00:00.000Z", pausedOn: null });
    expect(await change("merchant", "resume", 4)).toMatchObject({
      status: 409,
      error: { message: "This campaign is over." },
    });
  });

  it("[SPONSOR-P3] is shown by none of its items while it is paused", async () => {
    const isSponsored = async () => {
      const path = `/getOffersById/${encodeEmail("master@marquee.test")}/${made.offers[0]}`;
      return (await server.call<Offer>("master", "GET", path)).data.isSponsored;
    };
    expect(await isSponsored()).toBe("Y");
    await change("merchant", "pause", 0);
    expect(await isSponsored()).toBe("N");
  });

  it("[SPONSOR-P5] answers a repeat with what it made, and refuses other content under its id", async () => {
    const first = await change("merchant", "pause", 0);
    expect((await change("merchant", "pause", 0)).data).toEqual(first.data);
    const other = await change("merchant", "end", 1, { name: "pause 0" });
    expect(other).toMatchObject({ status: 409 });
    expect(other.error.message).toBe("There is another change with this id already.");
  });

  it("[SPONSOR-P5] tells the second of two people what the first did, and changes nothing", async () => {
    const [one, other] = await Promise.all([
      change("merchant", "terms", 0, { name: "one", ...terms(7, 0.65) }),
      change("master", "end", 0, { name: "other" }),
    ]);
    const lost = [one, other].filter(({ status }) => status === 409);
    expect(lost).toHaveLength(1);
    expect(lost[0]?.error.message).toMatch(
      /^(Merchant changed this campaign meanwhile: Budget of a day 5\.00 → 7\.00|Marquee staff changed this campaign meanwhile: Ended it)\.$/,
    );
  });

  it("[SPONSOR-P5] tells what another process is changing at this moment", async () => {
    const first = stableId("change at this moment");
    const late = await whileChanging(
      server.database.owner,
      async (client) => {
        await client.query("update campaign set budget = budget where id = $1", [made.id]);
        await client.query(
          `insert into campaign_change (id, company_id, campaign_id, position, act, at, user_id, budget_before, budget, bid_before, bid, bids, create_hash)
           values ($1, $2, $3, 1, 'terms', $4, 'merchant@marquee.test', 5, 5, 0.65, 0.65, '[]', '')`,
          [first, made.companyId, made.id, WORLD_NOW],
        );
      },
      () => change("merchant", "end", 0),
    );
    expect(late).toMatchObject({ status: 409 });
  });

  it("[SPONSOR-P8] [SPONSOR-P2] refuses a budget of nothing, and bids of other keywords", async () => {
    const refused = await change("merchant", "terms", 0, terms(null, 0.65));
    expect(refused.error.issues?.map(({ rule }) => rule)).toEqual(["SPONSOR-P8"]);
    const others = { terms: { budget: 5, keywordBids: [1, 2], sectionBids: [] } };
    expect(await change("merchant", "terms", 0, others)).toMatchObject({ status: 409 });
    expect(await change("merchant", "terms", 0, terms(5.001, 0.65))).toMatchObject({ status: 422 });
  });

  it("[SPONSOR-P1] is nothing to a reader, and not there for another company", async () => {
    expect((await change("reader", "pause", 0)).status).toBe(403);
    expect((await change("other", "pause", 0)).status).toBe(404);
    expect((await change("merchant", "pause", 0, { of: stableId("nothing") })).status).toBe(404);
  });
});
