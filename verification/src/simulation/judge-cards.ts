import type { Aftermath } from "./aftermath.ts";
import type { SimulatedWorld } from "./simulated-world.ts";

const sorted = (texts: Iterable<string>): string => [...texts].toSorted().join(" ");

/** A person is one customer at the provider, and the same one here. */
function judgeCustomers({ cards }: SimulatedWorld, after: Aftermath): readonly string[] {
  const { customers } = cards.vault;
  const emails = [...customers.values()];
  const problems = emails
    .filter((email, index) => emails.indexOf(email) !== index)
    .map((email) => `SIM-I9 ${email} was made a customer more than once`);
  for (const { user_id, customer_id } of after.customers)
    if (customers.get(customer_id) !== user_id)
      problems.push(`SIM-I9 ${user_id} is not the customer ${customer_id} at the provider`);
  return problems;
}

/** The cards of a person are the same at the provider and here, each once. */
function judgePurse({ cards }: SimulatedWorld, after: Aftermath, email: string): readonly string[] {
  const there = [...cards.vault.cards.values()].filter(
    ({ customer }) => customer !== null && cards.vault.customers.get(customer) === email,
  );
  const here = after.cards.filter(({ user_id }) => user_id === email);
  const problems: string[] = [];
  const is = sorted(there.map(({ id, fingerprint }) => `${id}, ${fingerprint}`));
  const must = sorted(here.map(({ card_id, fingerprint }) => `${card_id}, ${fingerprint}`));
  if (is !== must)
    problems.push(`SIM-I9 ${email} has cards ${is} at the provider, and ${must} here`);
  if (new Set(here.map(({ fingerprint }) => fingerprint)).size !== here.length)
    problems.push(`SIM-I9 ${email} has a card more than once`);
  return problems;
}

/** Cards were kept only where that was wished, and for whom. */
function judgeKeeping(world: SimulatedWorld, after: Aftermath): readonly string[] {
  const { cards, keepings } = world;
  return cards.kept.flatMap(({ customer, intent }) => {
    const checkout = after.checkouts.find(({ id }) => id === intent.metadata["checkout"]);
    const whose = cards.vault.customers.get(customer);
    if (!checkout || checkout.user_id !== whose)
      return [`SIM-I9 ${intent.id} of ${checkout?.user_id} has kept a card for ${whose}`];
    const wished =
      checkout.kind === "cardVerification" || keepings.wasWished(checkout.id, checkout.user_id);
    return wished ? [] : [`SIM-I9 ${intent.id} has kept a card that nobody wished to keep`];
  });
}

/** Cards and customers, at the provider and here (SIM-I9). */
export const judgeCards = (
  world: SimulatedWorld,
  after: Aftermath,
  emails: readonly string[],
): readonly string[] => [
  ...judgeCustomers(world, after),
  ...emails.flatMap((email) => judgePurse(world, after, email)),
  ...judgeKeeping(world, after),
  ...after.unforgotten.map((card) => `SIM-L1 the provider was never told to forget ${card}`),
];
