import type { Call } from "@marquee/api/http/call";
import type { Ability } from "@marquee/domain/access/ability";
import { can } from "@marquee/domain/access/can";
import type { Actor } from "@marquee/domain/access/logged-user.schema";
import { shownBy } from "../calls/calls.ts";
import { stepTarget, type About, type Step } from "./flows/step.ts";
import type { FuzzCall } from "./fuzz-call.ts";
import type { FuzzCaller } from "./fuzz-callers.ts";

function toCall({ access }: Call): readonly (readonly Ability[])[] {
  if (typeof access !== "object") return [];
  if ("ability" in access) return [[access.ability]];
  return ["anyOf" in access ? access.anyOf : Object.values(access.abilityByKind)];
}

/** What a caller must hold: an ability of each list, for the call and for what it returns. */
function neededFor(target: FuzzCall): readonly (readonly Ability[])[] {
  const shows = shownBy(target);
  return [...toCall(target.call), ...(shows.length > 0 ? [shows] : [])];
}

const holdsOne = (actor: Actor, abilities: readonly Ability[]): boolean =>
  abilities.some((ability) => can(actor, ability).allowed);

const holdsAll = (actor: Actor, abilities: readonly Ability[]): boolean =>
  abilities.every((ability) => can(actor, ability).allowed);

/** Whether a signed-in user lacks an ability that the call or its answer takes, whatever they send. */
export const lacksAbility = (actor: Actor, target: FuzzCall): boolean =>
  neededFor(target).some((abilities) => !holdsOne(actor, abilities));

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
  const target = stepTarget(step);
  const { call } = target;
  const { outside = 404, needs = [], needsFirst = [], kind } = step;
  const { absent = outside } = step;
  if (call.access === "public" || call.access === "signed")
    return about?.exists === false ? absent : 200;
  if (caller.forged) return 401;
  const { actor } = caller;
  if (actor === null || lacksAbility(actor, target)) return 403;
  if (kind !== undefined && lacksKind(actor, call, kind)) return 403;
  if (!holdsAll(actor, needsFirst)) return 403;
  if (about?.exists === false) return absent;
  if (about && !mayMeet(caller, about)) return outside;
  return holdsAll(actor, needs) ? 200 : 403;
}
