import type { Ability } from "./ability.ts";
import { isMaster, isPrivileged } from "./actor.ts";
import { can } from "./can.ts";
import type { Actor } from "./logged-user.schema.ts";

/** What the sentence says of those who may, in its order. Abilities that go together are said once. */
const PHRASES: readonly (readonly [Ability, string])[] = [
  ["offers.edit", "add and change offers and products"],
  ["campaigns.create", "pay for campaigns"],
  ["stores.edit", "change stores"],
  ["companies.edit", "change companies"],
  ["users.add", "add users"],
  ["roles.add", "make roles"],
  ["invoices.view", "see invoices"],
  ["bills.view", "see bills"],
];

function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}

/**
 * What somebody may do, in one sentence (ACCESS-P6). `name` is empty while nobody has typed one; `companyName` names
 * whose company it is for those who have but one.
 */
export function describeRights(
  actor: Actor,
  { name, companyName }: { readonly name: string; readonly companyName: string | null },
): string {
  const who = name.trim() === "" ? "This person" : name.trim();
  if (isMaster(actor)) return `${who} will be able to do everything, in every company.`;
  const where = isPrivileged(actor) ? "every company" : (companyName ?? "their own company");
  const may = PHRASES.filter(([ability]) => can(actor, ability).allowed).map(([, what]) => what);
  const changes = can(actor, "offers.edit").allowed || can(actor, "companies.edit").allowed;
  if (may.length === 0)
    return `${who} will be able to look at what belongs to ${where} and to change nothing.`;
  const rest = changes ? "" : ", and to change nothing";
  return `${who} will be able to ${joined(may)}, in ${where}${rest}.`;
}
