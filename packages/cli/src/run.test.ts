import { describe, expect, it } from "vitest";
import { COMMANDS } from "./commands/all.ts";
import { run } from "./run.ts";

const nothingPiped = () => Promise.resolve(null);
/** Runs a command with its JSON as the last argument. */
const ask = (words: string, input: unknown) =>
  run([...words.split(" "), JSON.stringify(input)], nothingPiped);
const plan = { items: 6, from: "2026-03-02", to: "2026-03-16", places: 8 };

describe("prices", () => {
  it("[PRODUCT-P1] returns the offer price", async () => {
    expect(await ask("offer-price", { actualPrice: 2.01, discountPerc: 50 })).toEqual({
      code: 0,
      document: { offerPrice: 1.01 },
    });
  });
  it("[CAMP-P5] returns a flyer's receipt", async () => {
    const tax = { totalTax: 14.975, gst: 5, qst: 9.975 };
    const outcome = await ask("price flyer", {
      ...plan,
      promocode: { type: "P", discount: 10 },
      tax,
    });
    expect(outcome).toMatchObject({
      code: 0,
      document: {
        days: 14,
        subtotal: 134.4,
        discount: 13.44,
        taxParts: { gst: 6.05, other: 0 },
        total: 139.07,
      },
    });
  });
  it("[PROMOTE-P1] returns the receipt of a promotion by its plan", async () => {
    const promotion = { plan: { price: 7, days: 10 }, places: 3 };
    expect(await ask("price promote-offer", promotion)).toMatchObject({
      code: 0,
      document: { days: 10, places: 3, subtotal: 21, discount: 0, tax: 0, total: 21, charge: 21 },
    });
  });
  it("[PROMOTE-P2] returns the receipt of a promotion for custom days", async () => {
    const custom = { from: "2026-03-02", to: "2026-03-12" };
    const promocode = { type: "F", discount: 50 };
    expect(await ask("price promote-offer", { custom, places: 3 })).toMatchObject({
      document: { days: 10, subtotal: 30 },
    });
    expect(await ask("price promote-offer", { custom, places: 3, promocode })).toMatchObject({
      document: { discount: 30, total: 0, charge: 0 },
    });
  });
  it("[MAP-P2] returns the receipt of a mapping", async () => {
    const mapping = {
      validTill: "2026-03-12T00:00:00Z",
      now: "2026-03-02T00:00:00Z",
      existing: 2,
      added: 4,
      places: 2,
      tax: { totalTax: 13, hst: 13 },
    };
    expect(await ask("price map-products", mapping)).toMatchObject({
      code: 0,
      document: { days: 10, items: 6, subtotal: 4, tax: 0.52, total: 4.52 },
    });
  });
  it("[CAMP-P3] returns places, and needs a map unless cities are chosen", async () => {
    const geography = { states: [{ id: "qc", cities: [{ id: "a" }, { id: "b" }] }] };
    expect(await ask("places", { area: "country", geography })).toEqual({
      code: 0,
      document: { places: 2 },
    });
    expect(await ask("places", { area: "city", cityList: ["a", "a"] })).toEqual({
      code: 0,
      document: { places: 1 },
    });
    expect(await ask("places", { area: "state", stateList: ["qc"] })).toEqual({
      code: 2,
      message: "geography: expected an object with states",
    });
  });
});

describe("rules and rights", () => {
  it("[CLI-C2] exits 1 with the broken rules of a form, 0 without", async () => {
    const range = { fromDate: "2026-03-02", toDate: "2026-03-02" };
    expect(await ask("validate date-range", { draft: range })).toEqual({
      code: 1,
      document: {
        issues: [
          {
            rule: "DATE-V3",
            field: "toDate",
            message: "from date can not greater than or equal to date",
          },
        ],
      },
    });
    expect(await ask("validate date-range", { draft: { ...range, toDate: "2026-03-03" } })).toEqual(
      {
        code: 0,
        document: { issues: [] },
      },
    );
  });
  it("[CAMP-V2] checks a plan at the moment it is given, days and instants alike", async () => {
    const draft = {
      fromDate: "2026-03-01",
      toDate: "2026-03-05",
      storeId: "s",
      campaignName: "n",
      campaignArea: "country",
      campaignFor: "offer",
      offers: ["o"],
    };
    expect(await ask("validate flyer-plan", { draft, now: "2026-03-02T05:59:59Z" })).toMatchObject({
      code: 0,
    });
    expect(await ask("validate flyer-plan", { draft, now: "2026-03-02" })).toMatchObject({
      code: 1,
    });
  });
  it("[CAMP-V12] counts the places of a plan if the input says what there is", async () => {
    const draft = { campaignArea: "state", stateList: ["nu"] };
    const states = [{ id: "nu", cities: [] }];
    const rules = async (context: unknown) => {
      const outcome = await ask("validate flyer-plan", { draft, context });
      return "document" in outcome ? JSON.stringify(outcome.document) : outcome;
    };
    expect(await rules({ geography: { states } })).toContain("CAMP-V12");
    expect(
      await rules({ geography: { states: [{ id: "nu", cities: [{ id: "iqaluit" }] }] } }),
    ).not.toContain("CAMP-V12");
    expect(await rules({ places: 0 })).toContain("CAMP-V12");
    expect(await rules({})).not.toContain("CAMP-V12");
  });
  it("[PAY-V2] tells a look-up that found nothing from one that was not made", async () => {
    const draft = { promocode: "SPRING10" };
    expect(await ask("validate promocode", { draft, context: { found: null } })).toMatchObject({
      code: 1,
    });
    expect(await ask("validate promocode", { draft })).toMatchObject({ code: 0 });
  });
  it("[CLI-C2] exits 1 with the reason when a user may not do something", async () => {
    expect(await ask("can", { user: {}, ability: "stores.approve" })).toEqual({
      code: 1,
      document: { allowed: false, reason: "Only a master user can approve or un-approve a store." },
    });
    expect(
      await ask("can", { user: { isMaster: "Y" }, ability: "stores.approve", resource: null }),
    ).toEqual({
      code: 0,
      document: { allowed: true },
    });
  });
  it("[ACCESS-M1] returns the menu as entries and paths", async () => {
    const outcome = await ask("menu", { user: { isShopify: "Y", companyId: null } });
    expect(outcome).toMatchObject({
      code: 0,
      document: expect.arrayContaining([{ entry: "Stores", path: "/home/company" }]),
    });
  });
  it("[OFFER-S2] returns a status at a moment", async () => {
    const item = { active: "Y", validFrom: "2026-03-02", validTill: "2026-03-16" };
    expect(await ask("status", { item, now: "2026-03-02T06:00:00Z" })).toMatchObject({
      document: { status: "live" },
    });
    expect(await ask("status", { item, now: "2026-03-02T05:59:59Z" })).toMatchObject({
      document: { status: "pending" },
    });
    expect(await ask("status", { item, now: "2026-03-16" })).toMatchObject({
      document: { status: "inactive" },
    });
  });
  it("[OFFER-W1] returns why an item is not live, with who must act and what it costs", async () => {
    const outcome = await ask("why-not-live", {
      item: { active: "N" },
      branch: { isApprove: "Y", storeName: "Atelier Plateau" },
      user: { privilegeCode: ["CAN_ADD_UPDATE"], companyId: "c1" },
      resource: { companyId: "c1" },
      now: "2026-03-07",
    });
    expect(outcome).toMatchObject({
      code: 0,
      document: {
        live: false,
        conditions: [
          { condition: "contentComplete", state: "holds" },
          { condition: "branchApproved", state: "holds" },
          { condition: "coveredByCampaign", state: "fails", who: "You", step: { pricePerDay: 1 } },
          { condition: "paid", state: "later" },
          { condition: "runBegun", state: "later" },
          { condition: "notOver", state: "later" },
        ],
      },
    });
  });
  it("[CLI-C1] lists rules and abilities without input", async () => {
    const rules = await run(["rules"], nothingPiped);
    expect(rules).toMatchObject({
      code: 0,
      document: expect.arrayContaining([
        {
          rule: "OFFER-V1",
          form: "offer",
          field: "heading",
          message: "Please enter offer heading",
        },
      ]),
    });
    expect(await run(["abilities"], nothingPiped)).toMatchObject({ code: 0 });
  });
});

describe("ways in", () => {
  it("[CLI-C1] takes the JSON from standard input when no argument holds it", async () => {
    const readPiped = () => Promise.resolve('{"actualPrice":100,"discountPerc":12.5}');
    const expected = { code: 0, document: { offerPrice: 87.5 } };
    expect(await run(["offer-price"], readPiped)).toEqual(expected);
    expect(await run(["offer-price", "-"], readPiped)).toEqual(expected);
  });
  it("[CLI-C4] explains every command in help", async () => {
    for (const word of ["help", "--help", "-h"]) {
      const outcome = await run([word], nothingPiped);
      expect(outcome.code).toBe(0);
      for (const { name } of COMMANDS)
        expect("text" in outcome && outcome.text).toContain(`marquee ${name}`);
    }
  });
  it("[CLI-C4] explains a command alone behind its name, whatever else is said", async () => {
    for (const words of [["--help"], ["-h"], ["flyer", "--help"]])
      expect(await run(["price", ...words], nothingPiped)).toEqual({
        code: 0,
        text: expect.stringMatching(/^  marquee price flyer [^]*marquee price map-products /),
      });
    for (const { name } of COMMANDS) {
      const { text = "" } = (await run([name, "--help"], nothingPiped)) as { text?: string };
      expect(text.match(/^  marquee \S+/gm)?.every((line) => line === `  marquee ${name}`)).toBe(
        true,
      );
    }
  });
});
