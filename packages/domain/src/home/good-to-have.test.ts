import { describe, expect, it } from "vitest";
import type { Actor } from "../access/logged-user.schema.ts";
import { goodToHave, type MerchantHas } from "./good-to-have.ts";

const EDITOR: Actor = { companyId: "c1", privilegeCode: ["CAN_ADD_UPDATE", "VIEW_ALL_COMPANY"] };
const READER: Actor = { companyId: "c1" };
const SHOP: Actor = { companyId: "c1", isShopify: "Y" };
const NOTHING: MerchantHas = { users: 1, cards: 0, hasSecondFactor: false };

const idsFor = (actor: Actor, has: Partial<MerchantHas> = {}) =>
  goodToHave(actor, { ...NOTHING, ...has }).map(({ id }) => id);

describe("what is good to have", () => {
  it("[HOME-M9] is all that the user may add, in one order", () => {
    expect(idsFor(EDITOR)).toEqual(["colleague", "products", "card", "secondFactor"]);
    expect(idsFor(READER)).toEqual(["card", "secondFactor"]);
    expect(idsFor(SHOP)).not.toContain("card");
  });

  it.each([
    ["colleague", { users: 2 }],
    ["colleague", { users: null }],
    ["card", { cards: 1 }],
    ["card", { cards: null }],
    ["secondFactor", { hasSecondFactor: true }],
    ["secondFactor", { hasSecondFactor: null }],
  ] as const)("[HOME-M9] leaves out %s with %o", (id, has) => {
    expect(idsFor(EDITOR, has)).toEqual(idsFor(EDITOR).filter((one) => one !== id));
  });
});
