import type { Simulation } from "../simulation.ts";
import { ownerOfCard } from "../users/users.ts";
import type { Books } from "./books.ts";

const sortTexts = (texts: Iterable<string>): string => [...texts].toSorted().join(" ");

/** A user is one customer at the provider, and the same one here (SIM-I9). */
function checkCustomers({ stripe }: Simulation, books: Books): readonly string[] {
  const { emails } = stripe.customers;
  const all = [...emails.values()];
  const findings = all
    .filter((email, index) => all.indexOf(email) !== index)
    .map((email) => `SIM-I9 ${email} was made a customer more than once`);
  for (const { user_id, customer_id } of books.customers)
    if (emails.get(customer_id) !== user_id)
      findings.push(`SIM-I9 ${user_id} is not the customer ${customer_id} at the provider`);
  return findings;
}

/** The cards of a user are the same at the provider and here, each once (SIM-I9). */
function checkSavedCards({ stripe }: Simulation, books: Books, email: string): readonly string[] {
  const { cards, emails } = stripe.customers;
  const there = [...cards.values()].filter(
    ({ customer }) => customer !== null && emails.get(customer) === email,
  );
  const here = books.cards.filter(({ user_id }) => user_id === email);
  const findings: string[] = [];
  const is = sortTexts(there.map(({ id, fingerprint }) => `${id}, ${fingerprint}`));
  const must = sortTexts(here.map(({ card_id, fingerprint }) => `${card_id}, ${fingerprint}`));
  if (is !== must)
    findings.push(`SIM-I9 ${email} has cards ${is} at the provider, and ${must} here`);
  if (new Set(here.map(({ fingerprint }) => fingerprint)).size !== here.length)
    findings.push(`SIM-I9 ${email} has a card more than once`);
  return findings;
}

/** A card is saved for its own payer and for no other user, at both ends (SIM-I14). */
function checkOwners({ stripe }: Simulation, books: Books): readonly string[] {
  const { cards, emails } = stripe.customers;
  const there = [...cards.values()].flatMap(({ fingerprint, customer }) =>
    customer === null ? [] : [{ fingerprint, email: emails.get(customer) ?? "" }],
  );
  const here = books.cards.map(({ fingerprint, user_id }) => ({ fingerprint, email: user_id }));
  return [...there, ...here]
    .filter(({ fingerprint, email }) => ownerOfCard(fingerprint) !== email)
    .map(({ fingerprint, email }) => `SIM-I14 the card ${fingerprint} is saved for ${email}`);
}

/** Cards were saved only if that was requested, and for the user who requested it (SIM-I9). */
function checkSaving({ stripe, savingResponses }: Simulation, books: Books): readonly string[] {
  return stripe.saved.flatMap(({ customer, intent }) => {
    const checkout = books.checkouts.find(({ id }) => id === intent.metadata["checkout"]);
    const email = stripe.customers.emails.get(customer);
    if (!checkout || checkout.user_id !== email)
      return [`SIM-I9 ${intent.id} of ${checkout?.user_id} has saved a card for ${email}`];
    const isRequested =
      checkout.kind === "cardVerification" ||
      savingResponses.wasRequested(checkout.id, checkout.user_id);
    return isRequested ? [] : [`SIM-I9 ${intent.id} has saved a card that no user wanted saved`];
  });
}

/** Cards and customers, at the provider and here (SIM-I9, SIM-I14). */
export const checkCards = (
  simulation: Simulation,
  books: Books,
  emails: readonly string[],
): readonly string[] => [
  ...checkCustomers(simulation, books),
  ...emails.flatMap((email) => checkSavedCards(simulation, books, email)),
  ...checkSaving(simulation, books),
  ...checkOwners(simulation, books),
  ...books.undeleted.map((card) => `SIM-L1 the provider was never sent the deletion of ${card}`),
];
