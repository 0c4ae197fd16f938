import type { Access } from "@marquee/api/http/call";
import { refusalOfAny } from "@marquee/domain/access/ability-table";
import { can } from "@marquee/domain/access/can";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { AnyOf } from "@marquee/domain/access/shown-to";
import { forbidden, type Refusal } from "../refusal/refusal.ts";

const refusedAll = (user: LoggedUser, abilities: AnyOf): Refusal | null =>
  abilities.some((ability) => can(user, ability).allowed)
    ? null
    : forbidden(refusalOfAny(abilities));

const bodyKind = (body: unknown): string =>
  typeof body === "object" && body !== null && "kind" in body && typeof body.kind === "string"
    ? body.kind
    : "";

/** Refuses a user who lacks what a call or its response requires, before the request is read (API-A1, API-A5). */
export function refusedPerson(user: LoggedUser, needed: readonly AnyOf[]): Refusal | null {
  for (const abilities of needed) {
    const refused = refusedAll(user, abilities);
    if (refused) return refused;
  }
  return null;
}

/** Refuses a user who lacks the ability that the kind of a decoded body asks for (API-A2). */
export function refusedKind(
  user: LoggedUser | undefined,
  access: Access,
  body: unknown,
): Refusal | null {
  if (typeof access !== "object" || !("abilityByKind" in access)) return null;
  const kind = bodyKind(body);
  const table = access.abilityByKind;
  const ability = Object.hasOwn(table, kind) ? table[kind] : undefined;
  if (user === undefined || ability === undefined)
    return forbidden("This kind is not open to anyone.");
  return refusedAll(user, [ability]);
}
