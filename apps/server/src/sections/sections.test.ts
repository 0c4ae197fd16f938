import { encodeEmail } from "@marquee/api/http/path";
import { DAY_MILLIS } from "@marquee/domain/dates/days";
import type { Section, SectionCampaign } from "@marquee/domain/sections/section.schema";
import { sectionDraft, sectionHarness } from "@marquee/verification/harness/section-harness";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { CATEGORY, COMPANY, STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.owner.query("delete from campaign; delete from section"));

const me = encodeEmail("master@marquee.test");
const { save, make: made, refusedRules } = sectionHarness(() => server);
const read = async (id: string) =>
  (await server.call<Section>("master", "GET", `/getSectionById/${id}`)).data;
const setActive = (id: string, active: "Y" | "N", query = "", who: string | null = "master") =>
  server.call(who, "GET", `/updateSectionStatus/${me}/${id}/${active}${query}`);

/** A sponsored campaign of Maple in a section, until that instant; null while its branch awaits approval. */
async function addCampaign(
  section: string,
  name: string,
  { kind = "offer", till = null as string | null, bid = 0 } = {},
) {
  const campaign = stableId(`campaign ${name}`);
  await server.database.owner.query(
    "insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_price, sponsored_type, budget, days, created_on, valid_from, valid_till) values ($1, $2, $3, 'merchant@marquee.test', $4, 'sponsored', $5, 0, 'section', 1250, 7, $6, case when $7::timestamptz is null then null else '2026-02-01'::timestamptz end, $7)",
    [campaign, COMPANY.maple, STORE.montreal, name, kind, WORLD_NOW, till],
  );
  await server.database.owner.query(
    "insert into campaign_section (company_id, campaign_id, id, position, section_id, page, suggested_bid, bid) values ($1, $2, 'row', 0, $3, 'Offer', 50, $4)",
    [COMPANY.maple, campaign, section, bid * 100],
  );
  return campaign;
}

describe("sections", () => {
  it("[SECTION-T9] [WIRE-T3] rejects a name that looks like another's of the page and category", async () => {
    await made("Top of the page");
    const same = await save(sectionDraft("second", { name: "top  of the PAGE\u200B" }));
    expect([same.status, refusedRules(same)]).toEqual([409, ["SECTION-T9 name"]]);
    await made("third", { name: "Top of the page", category: CATEGORY.home });
  });

  it("[SECTION-T1] are made once, however often the same is sent", async () => {
    const body = sectionDraft("Spring", { name: "  Spring  ", category: CATEGORY.home });
    const responses = await Promise.all([save(body), save(body), save(body)]);
    for (const { status, data } of responses) {
      expect(status).toBe(200);
      expect(data).toMatchObject({
        name: "Spring",
        active: "Y",
        orderNo: 0,
        tabName: "Offer",
        category: CATEGORY.home,
        categoryName: "Home",
        version: 1,
      });
    }
    expect((await save({ ...body, name: "Summer" })).status).toBe(409);
    expect(await read(body.id)).toMatchObject({ name: "Spring" });
  });

  it("[SECTION-D1] are active and have the order 0 if it is left out, and an edit that leaves it out changes neither", async () => {
    const { active: _active, orderNo: _orderNo, ...body } = sectionDraft("Plain");
    const made = await save(body);
    expect(made).toMatchObject({ status: 200, data: { active: "Y", orderNo: 0 } });
    expect((await save({ ...body, active: "Y", orderNo: 0 })).status).toBe(200);
    await server.database.owner.query(
      "update section set active = 'N', order_no = 7 where id = $1",
      [body.id],
    );
    const edited = await save({ ...body, name: "Plainer" }, made.data.version);
    expect(edited).toMatchObject({
      status: 200,
      data: { name: "Plainer", active: "N", orderNo: 7 },
    });
  });

  it("[SECTION-V1] [SECTION-V2] [SECTION-V3] [SECTION-V4] [SECTION-V5] [SECTION-V6] [SECTION-V7] [SECTION-V8] are refused with every broken rule at its field", async () => {
    const nothing = await save(
      sectionDraft("", {
        id: stableId("broken"),
        name: " ",
        tabName: "",
        category: "",
        isOfferSection: "N",
        isProductSection: "N",
        startDate: "",
        endDate: "",
        configStartDate: "",
      }),
    );
    expect(nothing.status).toBe(422);
    expect(refusedRules(nothing)).toEqual([
      "SECTION-V1 isOfferSection",
      "SECTION-V2 name",
      "SECTION-V3 page",
      "SECTION-V4 category",
      "SECTION-V5 startDate",
      "SECTION-V6 endDate",
      "SECTION-V8 configStartDate",
    ]);
    const days = sectionDraft("days", { endDate: "2026-03-01", configStartDate: "2026-03-01" });
    expect(refusedRules(await save(days))).toEqual([
      "SECTION-V7 endDate",
      "SECTION-V8 configStartDate",
    ]);
  });

  it("[SECTION-T2] are of Trending or of a main category", async () => {
    for (const category of [CATEGORY.throws, "nowhere"])
      expect(refusedRules(await save(sectionDraft("leaf", { category })))).toEqual([
        "SECTION-T2 category",
      ]);
  });

  it("[SECTION-T3] are edited from the version that is stored, and stay active or not", async () => {
    const body = await made("Spring", { active: "N" });
    const changed = { ...body, name: "Early spring", active: "Y" as const, orderNo: 3 };
    const { status, data } = await save(changed, 1);
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: "Early spring", active: "N", orderNo: 3, version: 2 });
    const stale = await save({ ...body, name: "Late" }, 1);
    expect([stale.status, stale.error.current]).toEqual([409, await read(body.id)]);
    expect((await save(sectionDraft("none"), 1)).status).toBe(404);
  });

  it("[SECTION-V9] keep a configuration start that is past on an edit", async () => {
    const body = await made("Spring");
    server.clock.advance(3 * DAY_MILLIS);
    try {
      expect((await save({ ...body, name: "Later" }, 1)).status).toBe(200);
      const other = await save({ ...body, configStartDate: "2026-03-04" }, 2);
      expect(refusedRules(other)).toEqual(["SECTION-V8 configStartDate"]);
    } finally {
      server.clock.advance(-3 * DAY_MILLIS);
    }
  });

  it("[SECTION-T4] [SECTION-S4] take nothing from campaigns that are not over", async () => {
    const body = await made("Spring");
    await addCampaign(body.id, "over", { till: "2026-03-01T06:00:00.000Z" });
    expect((await save({ ...body, isOfferSection: "N" }, 1)).status).toBe(200);
    expect((await save(body, 2)).status).toBe(200);
    const waiting = await addCampaign(body.id, "waiting", { bid: 1.25 });
    const running = await addCampaign(body.id, "running", {
      kind: "product",
      till: "2026-03-20T05:00:00.000Z",
    });
    const { data, meta } = await server.call<SectionCampaign[]>(
      "master",
      "GET",
      `/getSectionCampaigns/${body.id}`,
    );
    expect(meta.total).toBe(2);
    expect(data).toMatchObject([
      { id: running, campaignFor: "product", validTill: "2026-03-20T05:00:00.000Z", bid: 0 },
      { id: waiting, campaignName: "waiting", campaignFor: "offer", validTill: null, bid: 1.25 },
    ]);
    expect(refusedRules(await save({ ...body, isOfferSection: "N" }, 3))).toEqual([
      "SECTION-T4 isOfferSection",
    ]);
    const all = { ...body, isProductSection: "N" as const, category: CATEGORY.home };
    expect(refusedRules(await save(all, 3))).toEqual([
      "SECTION-T4 isOfferSection",
      "SECTION-T4 category",
    ]);
    expect((await save({ ...body, name: "Renamed", endDate: "2026-03-10" }, 3)).status).toBe(200);
    expect((await server.call("master", "GET", "/getSectionCampaigns/none")).status).toBe(404);
  });

  it("[SECTION-T5] are deactivated and activated, and otherwise stay as they are", async () => {
    const body = await made("Spring", { orderNo: 4 });
    const before = await read(body.id);
    expect(await setActive(body.id, "N")).toMatchObject({ status: 200, data: "Success" });
    expect(await read(body.id)).toMatchObject({ ...before, active: "N", version: 2 });
    expect(await setActive(body.id, "N")).toMatchObject({ status: 200, data: "Success" });
    expect(await read(body.id)).toMatchObject({ active: "N", version: 2 });
    expect((await setActive(body.id, "Y")).status).toBe(200);
    expect((await setActive("none", "Y")).status).toBe(404);
  });

  it("[SECTION-T6] are not switched if other campaigns are in them than were seen", async () => {
    const body = await made("Spring");
    await addCampaign(body.id, "waiting");
    const { status, error } = await setActive(body.id, "N", "?campaigns=0");
    expect([status, error.message]).toEqual([
      409,
      "The campaigns of this section have changed meanwhile. Please look again.",
    ]);
    expect(await read(body.id)).toMatchObject({ active: "Y" });
    expect((await setActive(body.id, "N", "?campaigns=1")).status).toBe(200);
  });

  it("are listed by status in their order, with the count of both", async () => {
    await made("Second", { orderNo: 2 });
    await made("First", { orderNo: 1 });
    await made("Off", { active: "N" });
    const list = async (path: string) =>
      server.call<Section[]>("master", "GET", `/getSectionList/${path}`);
    const active = await list("active");
    expect(active.data.map(({ name }) => name)).toEqual(["First", "Second"]);
    expect(active.meta).toMatchObject({ total: 2, counts: { active: 2, inActive: 1 } });
    expect((await list("inActive")).data).toMatchObject([{ name: "Off" }]);
    expect((await list("active?q=sec")).meta).toMatchObject({ total: 1, counts: { active: 1 } });
    expect((await list("active?sort=-name")).data[0]).toMatchObject({ name: "Second" });
    expect((await list("gone")).status).toBe(422);
  });

  it("[SECTION-S3] [SECTION-T7] are open to campaigns of any company by page and category", async () => {
    await made("Open");
    await made("Of home", { category: CATEGORY.home });
    await made("Off", { active: "N" });
    await made("Not yet", { configStartDate: "2026-03-03" });
    await made("Over", { startDate: "2026-02-01", endDate: "2026-03-02" });
    const open = (category: string, who: string | null = "merchant") =>
      server.call<Section[]>(who, "GET", `/getSectionListByCategory/${category}/Offer`);
    expect((await open("Trending")).data.map(({ name }) => name)).toEqual(["Open"]);
    expect((await open(CATEGORY.home)).data).toMatchObject([
      { name: "Of home", categoryName: "Home" },
    ]);
    expect((await open("nowhere")).data).toEqual([]);
    expect((await open("Trending", null)).status).toBe(401);
    for (const who of ["reader", "branch", "shop", "pending", "agent", "master"])
      expect([who, (await open("Trending", who)).status]).toEqual([who, 200]);
    const page = await server.call("merchant", "GET", "/getSectionListByCategory/Trending/Product");
    expect(page.status).toBe(422);
  });

  it("[SECTION-T7] are a master's alone otherwise", async () => {
    const body = await made("Spring");
    const asks = (who: string | null) => [
      server.call(who, "GET", "/getSectionList/active"),
      server.call(who, "GET", `/getSectionById/${body.id}`),
      server.call(who, "GET", `/getSectionCampaigns/${body.id}`),
      save({ ...body, name: "Taken" }, 1, who),
      save(sectionDraft("another"), undefined, who),
      setActive(body.id, "N", "", who),
    ];
    for (const who of [null, "merchant", "reader", "branch", "shop", "pending", "agent", "other"])
      for (const { status } of await Promise.all(asks(who)))
        expect([who, status]).toEqual([who, who === null ? 401 : 403]);
    expect(await read(body.id)).toMatchObject({ name: "Spring", active: "Y", version: 1 });
  });
});
