import { describe, expect, test } from "vitest";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { savedCardsOfOthersMachine } from "./saved-cards-of-others.machine.ts";
import type { OwnerChoice } from "./saved-cards-of-others.model.ts";

const ADA = { email: "ada@x.test", name: "Ada", roleName: "Store Admin", cards: 2 };
const BEN = { email: "ben@x.test", name: "Ben", roleName: null, cards: 0 };
const open = (choice: Partial<OwnerChoice> = {}) =>
  walk(savedCardsOfOthersMachine, { companyId: null, email: null, ...choice });
const choose = (companyId: string | null, email: string | null = null) =>
  ({ type: "choice.changed", companyId, email }) as const;
const read = actorDone("readUsers", [ADA, BEN]);

describe("the saved cards of others", () => {
  test("[CARDS-M5] are found by company and user, which the address may have both", () => {
    const reading = open().go(choose("c1"));
    expect(open().value).toBe("choosingCompany");
    expect(reading).toMatchObject({
      value: "readingUsers",
      started: [{ src: "readUsers", input: { companyId: "c1" } }],
    });
    expect(reading.go(read).value).toBe("choosingUser");
    expect(reading.go(read, choose("c1", ADA.email)).value).toBe("showingCards");
    expect(open({ companyId: "c1", email: BEN.email }).go(read).value).toBe("showingCards");
  });

  test("[CARDS-M6] reads the users of a company once, and never takes those of another for them", () => {
    const shown = open({ companyId: "c1", email: ADA.email }).go(read);
    const other = shown.go(choose("c1", BEN.email));
    expect([other.value, other.started]).toEqual(["showingCards", []]);
    const elsewhere = shown.go(choose("c2", ADA.email));
    expect(elsewhere).toMatchObject({
      value: "readingUsers",
      context: { users: null },
      started: [{ src: "readUsers", input: { companyId: "c2" } }],
    });
    expect(elsewhere.go(actorDone("readUsers", [BEN])).value).toBe("notOfCompany");
  });

  test("[CARDS-M7] finds out that the company is unknown or has no users", () => {
    const reading = open({ companyId: "c9" });
    expect(reading.go(actorDone("readUsers", null)).value).toBe("unknownCompany");
    expect(reading.go(actorDone("readUsers", [])).value).toBe("withoutUsers");
    expect(reading.go(actorDone("readUsers", []), choose(null)).value).toBe("choosingCompany");
  });

  test("[CARDS-M8] shows why the users could not be read, and reads them again", () => {
    const failed = open({ companyId: "c1" }).go(actorFailed("readUsers"));
    expect(failed).toMatchObject({ value: "usersUnread", context: { problem: {} } });
    const again = failed.go({ type: "users.requested" });
    expect(again).toMatchObject({ value: "readingUsers", context: { problem: null } });
    expect(again.go(read).value).toBe("choosingUser");
  });
});
