import type { Ability } from "@marquee/domain/access/ability";
import { can } from "@marquee/domain/access/can";
import type { Actor } from "@marquee/domain/access/logged-user.schema";
import type { Call } from "@marquee/api/http/call";
import { Schema } from "effect";
import type { FuzzCaller } from "./fuzz-callers.ts";
import { stepTarget, type About, type Step } from "./flows/step.ts";

/**
 * What it takes to be shown a thing, as docs/specs say it. Written down here once more: the server reads it from the
 * schemas of the things, and is checked against this.
 */
const TO_SEE: Readonly<Record<string, readonly Ability[]>> = {
  Invoice: ["invoices.view"],
  Transaction: ["transactions.view"],
  CardOwner: ["cards.manageOthers"],
  StuckPayment: ["transactions.view"],
  Dispute: ["transactions.view"],
  Refund: ["transactions.view"],
  Refundable: ["transactions.view"],
  Checkout: ["campaigns.create", "cards.manageOwn"],
  ApprovalEffect: ["stores.approve"],
  CategoryProducts: ["categories.manage"],
  CategoryHistory: ["categories.manage"],
  Bill: ["bills.view"],
  BillRating: ["bills.view"],
  BillHistory: ["bills.view"],
  SectionCampaign: ["sections.manage"],
  Catalog: ["catalog.view"],
  CatalogProduct: ["catalog.view"],
  CatalogCollection: ["catalog.view"],
  ShopOffer: ["shopSponsored.manage"],
  ShopProduct: ["shopSponsored.manage"],
  ConversionRow: ["reports.conversion", "reports.filterDates"],
  ConversionSummary: ["reports.conversion", "reports.filterDates"],
  ShopOrder: ["reports.conversion", "reports.filterDates"],
  Role: ["roles.view", "roles.add", "users.add", "users.update"],
};

function toCall({ access }: Call): readonly (readonly Ability[])[] {
  if (typeof access !== "object") return [];
  if ("ability" in access) return [[access.ability]];
  return ["anyOf" in access ? access.anyOf : Object.values(access.abilityByKind)];
}

const needed = new Map<Call, readonly (readonly Ability[])[]>();

/** What a caller must hold: an ability of each list, for the call and for every named thing in its answer. */
function neededFor(call: Call): readonly (readonly Ability[])[] {
  const known = needed.get(call);
  if (known) return known;
  const names = Object.keys(Schema.toJsonSchemaDocument(call.response).definitions);
  const all = [...toCall(call), ...names.flatMap((name) => (TO_SEE[name] ? [TO_SEE[name]] : []))];
  needed.set(call, all);
  return all;
}

const holdsOne = (actor: Actor, abilities: readonly Ability[]): boolean =>
  abilities.some((ability) => can(actor, ability).allowed);

const holdsAll = (actor: Actor, abilities: readonly Ability[]): boolean =>
  abilities.every((ability) => can(actor, ability).allowed);

/** Whether a signed-in user lacks an ability that the call or its answer takes, whatever they send. */
export const lacksAbility = (actor: Actor, call: Call): boolean =>
  neededFor(call).some((abilities) => !holdsOne(actor, abilities));

function mayMeet({ privileged, home, storeId }: FuzzCaller, about: About): boolean {
  if (privileged || home !== about.home) return privileged;
  return storeId === null || about.storeId === null || storeId === about.storeId;
}

function lacksKind(actor: Actor, { access }: Call, kind: string): boolean {
  if (typeof access !== "object" || !("abilityByKind" in access)) return false;
  const ability = access.abilityByKind[kind];
  return ability === undefined || !can(actor, ability).allowed;
}

/** The status for a caller who makes this step about that; null if no general rule holds. */
export function expectedStatus(
  step: Step,
  caller: FuzzCaller,
  about: About | undefined,
): number | null {
  const { call } = stepTarget(step);
  const { outside = 404, needs = [], needsFirst = [], kind } = step;
  const { absent = outside } = step;
  if (call.access === "public" || call.access === "signed")
    return about?.exists === false ? absent : 200;
  if (caller.forged) return 401;
  const { actor } = caller;
  if (actor === null || lacksAbility(actor, call)) return 403;
  if (kind !== undefined && lacksKind(actor, call, kind)) return 403;
  if (!holdsAll(actor, needsFirst)) return 403;
  if (about?.exists === false) return absent;
  if (about && !mayMeet(caller, about)) return outside;
  return holdsAll(actor, needs) ? 200 : 403;
}
