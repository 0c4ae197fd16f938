import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { describe, expect, it } from "vitest";
import { refusedKind, refusedPerson } from "./authorise.ts";

const person = (changes: Partial<LoggedUser> = {}): LoggedUser => ({
  email: "a@b.ca",
  name: "Ann",
  companyId: "c",
  companyName: "C",
  storeId: null,
  isMaster: "N",
  isAgentUser: "N",
  isShopify: "N",
  privilegeCode: [],
  roleName: null,
  ...changes,
});
const shop = person({ isShopify: "Y" });
const editor = person({ privilegeCode: ["CAN_ADD_UPDATE"] });
const shopEditor = person({ isShopify: "Y", privilegeCode: ["CAN_ADD_UPDATE"] });

const anyOf = [["reports.conversion", "reports.filterDates"]] as const;
const byKind = {
  abilityByKind: { flyer: "campaigns.create", cardVerification: "cards.manageOwn" },
} as const;

describe("authorise", () => {
  it("[API-A1] admits a user by the one ability a call names", () => {
    expect(refusedPerson(editor, [["offers.edit"]])).toBeNull();
    expect(refusedPerson(person(), [["offers.edit"]])?.status).toBe(403);
    expect(refusedPerson(person(), [])).toBeNull();
  });

  it("[API-A1] admits a user by any of several abilities, and names to others who has one of them", () => {
    expect(refusedPerson(shop, anyOf)).toBeNull();
    expect(refusedPerson(person({ isAgentUser: "Y" }), anyOf)).toBeNull();
    expect(refusedPerson(editor, anyOf)?.failure.message).toBe(
      "Only a master user or a shop-platform user, or an agent user or a user with the privilege “See every company” can see the conversion report.",
    );
  });

  it("[API-A5] refuses a user who lacks one of the abilities that are needed together", () => {
    const both = [["campaigns.create"], ["invoices.view"]] as const;
    const viewer = person({ privilegeCode: ["VIEW_INVOICE"] });
    expect(refusedPerson(editor, both)?.failure.message).toMatch(/see invoices/);
    expect(refusedPerson(viewer, both)?.failure.message).toMatch(/create and renew campaigns/);
    expect(
      refusedPerson(person({ privilegeCode: ["VIEW_INVOICE", "CAN_ADD_UPDATE"] }), both),
    ).toBeNull();
  });

  it("[API-A2] requires the ability that belongs to the kind of the body", () => {
    expect(refusedKind(person(), byKind, { kind: "cardVerification" })).toBeNull();
    expect(refusedKind(person(), byKind, { kind: "flyer" })?.status).toBe(403);
    expect(refusedKind(shopEditor, byKind, { kind: "flyer" })).toBeNull();
    expect(refusedKind(shopEditor, byKind, { kind: "cardVerification" })?.status).toBe(403);
  });

  it("[API-A2] refuses a kind that no user was given", () => {
    expect(refusedKind(editor, byKind, { kind: "constructor" })?.status).toBe(403);
    expect(refusedKind(undefined, byKind, { kind: "flyer" })?.status).toBe(403);
    expect(refusedKind(undefined, "public", { kind: "flyer" })).toBeNull();
  });
});
