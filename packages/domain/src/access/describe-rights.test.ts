import { expect, it } from "vitest";
import { abilitiesByNoun } from "./abilities-by-noun.ts";
import { ABILITIES } from "./ability.ts";
import { can } from "./can.ts";
import {
  describeCurrentRights,
  describeOwnRights,
  describeRights,
  describeRole,
} from "./describe-rights.ts";
import type { Actor } from "./logged-user.schema.ts";

const say = (actor: Actor, name = "Noor") => describeRights(actor, { name, companyName: "Maple" });
const withCodes = (...privilegeCode: string[]): Actor => ({ companyId: "c1", privilegeCode });

it("[ACCESS-P6] says in one sentence what a user will be able to do", () => {
  expect(say({ isMaster: "Y" })).toBe("Noor will be able to do everything, in every company.");
  expect(say(withCodes())).toBe(
    "Noor will be able to look at what belongs to Maple and to change nothing.",
  );
  expect(say(withCodes("CAN_ADD_UPDATE"), " ")).toBe(
    "This person will be able to add and change offers and products, pay for campaigns, change stores, add users and make roles, in Maple.",
  );
  expect(say(withCodes("VIEW_BILLS"))).toBe(
    "Noor will be able to see bills, in Maple, and to change nothing.",
  );
  expect(say(withCodes("VIEW_ALL_COMPANY"))).toBe(
    "Noor will be able to look at what belongs to every company and to change nothing.",
  );
  expect(say({ isAgentUser: "Y" })).toBe(
    "Noor will be able to add and change offers and products, pay for campaigns and change stores, in every company.",
  );
});

it("[ACCESS-P6] says of a user who is there what they can do", () => {
  const say = (actor: Actor) => describeCurrentRights(actor, { name: "Noor", companyName: null });
  expect(say(withCodes())).toBe(
    "Noor can look at what belongs to their own company and change nothing.",
  );
  expect(say({ isMaster: "Y" })).toBe("Noor can do everything, in every company.");
});

it("[ACCESS-P6] says the same to the user themselves", () => {
  expect(describeOwnRights({ isMaster: "Y" }, null)).toBe(
    "You can do everything, in every company.",
  );
  expect(describeOwnRights(withCodes(), "Maple")).toBe(
    "You can look at what belongs to Maple and change nothing.",
  );
  expect(describeOwnRights(withCodes("VIEW_BILLS"), null)).toBe(
    "You can see bills, in your own company, and change nothing.",
  );
});

it("[ACCESS-P7] lists every ability once, with the decision that everything else asks for", () => {
  for (const actor of [withCodes(), withCodes("CAN_ADD_UPDATE"), { isMaster: "Y" } as const]) {
    const lines = abilitiesByNoun(actor).flatMap((noun) => noun.lines);
    expect(lines.map(({ ability }) => ability).toSorted()).toEqual([...ABILITIES].toSorted());
    for (const { ability, decision } of lines) expect(decision).toEqual(can(actor, ability));
  }
});

it("[PROFILE-S1] names a master and an agent as such, and all others by their role", () => {
  const role = { isMaster: "N", isAgentUser: "N", roleName: "Store Admin" } as const;
  expect(describeRole({ ...role, isMaster: "Y" })).toBe("Master user");
  expect(describeRole({ ...role, isAgentUser: "Y" })).toBe("Agent/Support");
  expect(describeRole(role)).toBe("Store admin");
  expect(describeRole({ ...role, roleName: null })).toBe("No role");
});
