import { isFilled } from "../validation/typed-values.ts";
import { joinWords } from "../wire/join-words.ts";
import type { Ability } from "./ability.ts";
import { isAgent, isMaster, isPrivileged } from "./actor.ts";
import { can } from "./can.ts";
import type { Actor, LoggedUser } from "./logged-user.schema.ts";
import { roleTitle } from "./titles.ts";

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

/** The sentence that begins with `who`, as in "Noor will be able to", and says `none` if there is nothing to change. */
function sentence(
  actor: Actor,
  { who, none }: { readonly who: string; readonly none: string },
  ownCompany: string,
): string {
  if (isMaster(actor)) return `${who} do everything, in every company.`;
  const where = isPrivileged(actor) ? "every company" : ownCompany;
  const may = PHRASES.filter(([ability]) => can(actor, ability).allowed).map(([, what]) => what);
  const changes = can(actor, "offers.edit").allowed || can(actor, "companies.edit").allowed;
  if (may.length === 0) return `${who} look at what belongs to ${where} and ${none}.`;
  const rest = changes ? "" : `, and ${none}`;
  return `${who} ${joinWords(may)}, in ${where}${rest}.`;
}

/** What a user will be able to do, in one sentence (ACCESS-P6). `name` is empty until one is typed; `companyName` is theirs. */
export function describeRights(
  actor: Actor,
  { name, companyName }: { readonly name: string; readonly companyName: string | null },
): string {
  const who = `${isFilled(name) ? name.trim() : "This person"} will be able to`;
  return sentence(actor, { who, none: "to change nothing" }, companyName ?? "their own company");
}

/** What a user may do today, said of them to others. */
export const describeCurrentRights = (
  actor: Actor,
  { name, companyName }: { readonly name: string; readonly companyName: string | null },
): string =>
  sentence(
    actor,
    { who: `${name.trim()} can`, none: "change nothing" },
    companyName ?? "their own company",
  );

/** What a user may do today, said to the user themselves. */
export const describeOwnRights = (actor: Actor, companyName: string | null): string =>
  sentence(actor, { who: "You can", none: "change nothing" }, companyName ?? "your own company");

/** What a user is: a master, an agent, or their role by its name (PROFILE-S1). */
export function describeRole(
  user: Pick<LoggedUser, "isMaster" | "isAgentUser" | "roleName">,
): string {
  if (isMaster(user)) return "Master user";
  if (isAgent(user)) return "Agent/Support";
  return user.roleName ? roleTitle(user.roleName) : "No role";
}
