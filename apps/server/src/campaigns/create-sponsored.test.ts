import { encodeEmail } from "@marquee/api/http/path";
import type { SponsoredCampaignDraft } from "@marquee/domain/campaigns/sponsored/sponsored.schema";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { addSection, sponsoredHarness } from "@marquee/verification/harness/sponsored-draft";
import type { TestServer } from "@marquee/verification/harness/test-server";
import { CATEGORY, COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

const offerId = (branch: string, number: number) => stableId(`offer ${branch} ${number}`);
const productId = (branch: string, number: number) => stableId(`product ${branch} ${number}`);
const encodeUser = (who: string) => encodeEmail(`${who}@marquee.test`);

let server: TestServer;
let send: Awaited<ReturnType<typeof sponsoredHarness>>["send"];
beforeEach(async () => {
  ({ server, send } = await sponsoredHarness());
  const { owner } = server.database;
  await addSection(owner, { id: "top", category: null, offers: "Y", products: "N" });
  await addSection(owner, { id: "home", category: CATEGORY.home, offers: "Y", products: "Y" });
  const offers = { category: null, offers: "Y", products: "N" } as const;
  await addSection(owner, { id: "off", ...offers, active: "N" });
  await addSection(owner, { id: "later", ...offers, configStart: "2026-03-20" });
  await addSection(owner, { id: "over", ...offers, end: "2026-03-01" });
});
afterEach(() => server.close());

const sendIssues = async (change: Partial<SponsoredCampaignDraft>) => {
  const { status, error } = await send("merchant", "refused", change);
  return { status, rules: error.issues?.map(({ rule, field }) => `${rule} ${field}`) };
};
const row = (section: string, category: string) => ({
  id: `row ${section}`,
  section,
  category,
  page: "Offer",
  suggestedBid: 0.5,
  bid: 0.8,
});
const readOffer = async (id: string) =>
  (await server.call<Offer>("master", "GET", `/getOffersById/${encodeUser("master")}/${id}`)).data;

describe("a sponsored campaign", () => {
  it("[SPONSOR-T7] [SPONSOR-R1] is free, runs from its from date for its days, and holds its items", async () => {
    const offers = [offerId("montreal", 1), offerId("montreal", 2)];
    const { status, data } = await send("merchant", "first", {
      campaignName: " Throws by keyword ",
      fromDate: "2026-03-05",
      toDate: "2026-03-12",
      offers: [...offers, ...offers],
      keywords: [{ keyword: " throw ", category: CATEGORY.home, suggestedBid: 9, bid: 0.65 }],
      sponsoredSection: [row("top", "Trending")],
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({
      campaignName: "Throws by keyword",
      campaignType: "sponsored",
      campaignPrice: 0,
      companyId: COMPANY.maple,
      storeId: STORE.montreal,
      userId: "merchant@marquee.test",
      budget: 5,
      bid: 0.8,
      days: 7,
      sponsoredType: "both",
      validFrom: "2026-03-05T06:00:00.000Z",
      validTill: "2026-03-12T05:00:00.000Z",
      keywords: [{ keyword: "throw", category: CATEGORY.home, suggestedBid: 0.5, bid: 0.65 }],
      sponsoredSection: [{ section: "top", category: "Trending", page: "Offer", bid: 0.8 }],
      checkoutId: null,
      invoiceId: null,
    });
    expect(data.offers.toSorted()).toEqual(offers.toSorted());
    const item = await readOffer(offers[0] ?? "");
    expect(item).toMatchObject({
      isSponsored: "Y",
      sponsoredCampaignId: data.id,
      sponsoredValidTill: data.validTill,
      active: "Y",
      validTill: "2026-03-31T18:00:00.000Z",
    });
  });

  it("[SPONSOR-T7] is made once: a repeat returns it, another body is a conflict", async () => {
    const first = await send("merchant", "again", { offers: [offerId("montreal", 3)] });
    server.clock.advance(1000);
    const again = await send("merchant", "again", { offers: [offerId("montreal", 3)] });
    expect(again).toMatchObject({ status: 200, data: first.data });
    const other = await send("merchant", "again", { offers: [offerId("montreal", 4)] });
    expect(other).toMatchObject({
      status: 409,
      error: { message: "There is another campaign with this id already." },
    });
    const foreign = await send("other", "again", {
      storeId: STORE.newYork,
      offers: [offerId("newYork", 1)],
    });
    expect(foreign.status).toBe(409);
  });

  it("[SPONSOR-T7] is made once when two requests arrive together", async () => {
    const change = { offers: [offerId("montreal", 5)], campaignName: "Together" };
    const responses = await Promise.all([1, 2, 3].map(() => send("merchant", "together", change)));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    const list = `/getCompanyCampaign/${COMPANY.maple}/active/sponsored?q=Together`;
    const { meta } = await server.call("merchant", "GET", list);
    expect(meta.total).toBe(1);
  });

  it("[SPONSOR-T2] is for those who may create campaigns, in a branch of theirs", async () => {
    const statuses: Record<string, number> = {};
    for (const who of [
      "master",
      "agent",
      "merchant",
      "branch",
      "reader",
      "other",
      "shop",
      "pending",
    ])
      statuses[who] = (await send(who, `by ${who}`, { offers: [offerId("montreal", 6)] })).status;
    expect(statuses).toEqual({
      master: 200,
      agent: 200,
      merchant: 200,
      branch: 200,
      reader: 403,
      other: 422,
      shop: 422,
      pending: 422,
    });
    expect((await send(null, "signed out")).status).toBe(401);
    const foreign = await sendIssues({ storeId: STORE.newYork });
    const unknown = await sendIssues({ storeId: "nowhere" });
    expect(foreign).toEqual({ status: 422, rules: ["SPONSOR-T2 storeId"] });
    expect(unknown).toEqual(foreign);
    const toronto = await send("branch", "elsewhere", { storeId: STORE.toronto });
    expect(toronto.status).toBe(422);
  });

  it("[SPONSOR-V1] [SPONSOR-V13] is checked by the rules of the form, all of them at once", async () => {
    expect(await sendIssues({ storeId: "" })).toMatchObject({ rules: ["SPONSOR-V5 storeId"] });
    const { rules } = await sendIssues({
      fromDate: "",
      toDate: "",
      campaignName: " ",
      campaignFor: "",
      keywords: [],
      budget: 0,
    });
    expect(rules).toEqual([
      "SPONSOR-V1 fromDate",
      "SPONSOR-V3 toDate",
      "SPONSOR-V6 campaignName",
      "SPONSOR-V7 campaignFor",
      "SPONSOR-V12 keywords",
      "SPONSOR-V13 budget",
    ]);
  });

  it("[SPONSOR-T4] ends no later than its items, by what is stored of them", async () => {
    expect((await sendIssues({ toDate: "2026-04-01" })).rules).toEqual(["SPONSOR-V10 toDate"]);
    const products = { campaignFor: "product", products: [productId("montreal", 1)] } as const;
    expect((await sendIssues({ ...products, toDate: "2026-04-01" })).rules).toEqual([
      "SPONSOR-V11 toDate",
    ]);
    const { status } = await send("merchant", "same day", { toDate: "2026-03-31" });
    expect(status).toBe(200);
  });

  it("[SPONSOR-T4] [SPONSOR-V16] ends no later than the last product of a collection", async () => {
    const { owner } = server.database;
    const collection = offerId("montreal", 4);
    await owner.query("update offer set type = 'Collection' where id = $1", [collection]);
    for (const [number, end] of [
      [5, "2026-02-20"],
      [6, "2026-03-09"],
    ] as const) {
      const id = productId("montreal", number);
      await owner.query(
        "update product set valid_from = '2026-02-01', valid_till = $2 where id = $1",
        [id, end],
      );
      await owner.query("insert into offer_product values ($1, $2, $3)", [
        COMPANY.maple,
        collection,
        id,
      ]);
    }
    const ending = (toDate: string) => sendIssues({ offers: [collection], budget: 0, toDate });
    expect((await ending("2026-03-10")).rules).toEqual([
      "SPONSOR-V16 toDate",
      "SPONSOR-V13 budget",
    ]);
    expect((await ending("2026-03-08")).rules).toEqual(["SPONSOR-V13 budget"]);
  });

  it("[SPONSOR-T3] takes live items of its branch alone", async () => {
    const refused = { status: 422, rules: ["SPONSOR-T3 offers"] };
    expect(await sendIssues({ offers: [offerId("toronto", 1)] })).toEqual(refused);
    expect(await sendIssues({ offers: [offerId("newYork", 1)] })).toEqual(refused);
    expect(await sendIssues({ offers: ["nothing"] })).toEqual(refused);
    const { owner } = server.database;
    await owner.query("update offer set active = 'N' where id = $1", [offerId("montreal", 7)]);
    expect(await sendIssues({ offers: [offerId("montreal", 7)] })).toEqual(refused);
    const change = { campaignFor: "product", products: [productId("toronto", 1)] } as const;
    expect((await sendIssues(change)).rules).toEqual(["SPONSOR-T3 products"]);
  });

  it("[KEYWORD-D1] [SECTIONROW-D1] suggests a bid of 0.50 and bids 0 if a request leaves that out", async () => {
    const { data } = await send("merchant", "left out", {
      offers: [offerId("montreal", 3)],
      keywords: [{ keyword: "oak", category: "Trending" }],
      sponsoredSection: [{ id: "row", section: "top", category: "Trending", page: "Offer" }],
    });
    expect(data).toMatchObject({
      keywords: [{ keyword: "oak", suggestedBid: 0.5, bid: 0 }],
      sponsoredSection: [{ section: "top", suggestedBid: 0.5, bid: 0 }],
    });
  });

  it("[SPONSOR-T5] is shown by complete keywords of Trending or a main category, each once", async () => {
    const keyword = (change: object) =>
      sendIssues({
        keywords: [{ keyword: "oak", category: "Trending", suggestedBid: 0.5, bid: 0, ...change }],
      });
    expect((await keyword({ keyword: " " })).rules).toEqual(["KEYWORD-V1 keywords"]);
    expect((await keyword({ category: "" })).rules).toEqual(["KEYWORD-V2 keywords"]);
    expect((await keyword({ category: CATEGORY.throws })).rules).toEqual(["SPONSOR-T5 keywords"]);
    expect((await keyword({ category: "nothing" })).rules).toEqual(["SPONSOR-T5 keywords"]);
    const oak = { keyword: "oak", category: "Trending", suggestedBid: 0.5, bid: 0 };
    const twice = await sendIssues({ keywords: [oak, { ...oak, keyword: "OAK " }] });
    expect(twice.rules).toEqual(["KEYWORD-U1 keywords"]);
  });

  it("[SPONSOR-T6] is shown in sections that can be chosen now for its kind of items, each once", async () => {
    const within = (...rows: ReturnType<typeof row>[]) =>
      sendIssues({ keywords: [], sponsoredSection: rows });
    const refused = { status: 422, rules: ["SPONSOR-T6 sponsoredSection"] };
    for (const section of ["off", "later", "over", "nothing"])
      expect(await within(row(section, "Trending"))).toEqual(refused);
    expect(await within(row("top", CATEGORY.home))).toEqual(refused);
    expect((await within({ ...row("top", "Trending"), page: "" })).rules).toEqual([
      "SECTIONROW-V1 sponsoredSection",
      "SPONSOR-T6 sponsoredSection",
    ]);
    expect((await within(row("top", "Trending"), row("top", "Trending"))).rules).toEqual([
      "SECTIONROW-U1 sponsoredSection",
    ]);
    const products = {
      campaignFor: "product",
      products: [productId("montreal", 2)],
      keywords: [],
      sponsoredSection: [row("top", "Trending")],
    } as const;
    expect(await sendIssues(products)).toEqual(refused);
    const made = await send("merchant", "in a section", {
      ...products,
      sponsoredSection: [row("home", CATEGORY.home)],
    });
    expect(made).toMatchObject({ status: 200, data: { sponsoredType: "section", bid: 0.8 } });
  });
});
