import type { Access } from "@marquee/api/http/call";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { can } from "@marquee/domain/access/can";
import type { Ability } from "@marquee/domain/access/ability";
import { forbidden, type Refusal } from "./refusal.ts";

function refusedAll(user: LoggedUser, [first, ...others]: readonly [Ability, ...Ability[]]) {
  const answer = can(user, first);
  if (answer.allowed || others.some((ability) => can(user, ability).allowed)) return null;
  return forbidden(answer.reason);
}

const kindOf = (body: unknown): string =>
  typeof body === "object" && body !== null && "kind" in body && typeof body.kind === "string"
    ? body.kind
    : "";

/** Refuses a person who lacks every ability a call asks for, before anything of it is read (API-A1). */
export function refusedPerson(user: LoggedUser, access: Access): Refusal | null {
  if (typeof access !== "object") return null;
  if ("anyOf" in access) return refusedAll(user, access.anyOf);
  if ("ability" in access) return refusedAll(user, [access.ability]);
  const [first, ...others] = Object.values(access.abilityByKind);
  return first === undefined ? null : refusedAll(user, [first, ...others]);
}

/** Refuses a person who lacks the ability that the kind of a decoded body asks for (API-A2). */
export function refusedKind(
  user: LoggedUser | undefined,
  access: Access,
  body: unknown,
): Refusal | null {
  if (typeof access !== "object" || !("abilityByKind" in access)) return null;
  const kind = kindOf(body);
  const table = access.abilityByKind;
  const ability = Object.hasOwn(table, kind) ? table[kind] : undefined;
  if (user === undefined || ability === undefined)
    return forbidden("This kind is not open to anyone.");
  return refusedAll(user, [ability]);
}
