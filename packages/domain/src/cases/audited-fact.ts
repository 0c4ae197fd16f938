import type { CaseFact, CaseWho } from "./case.schema.ts";

/** A row of the audit trail, as far as a case is told by it. */
export interface AuditedRow {
  readonly at: string;
  /** The e-mail of a user, or the part of the system that acted. */
  readonly actor: string;
  /** Where it came from: an address, `sweeper`, `webhook:<event>`. */
  readonly origin: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** Finds the name of a user by their e-mail. */
export type NameOf = (email: string) => string;

export const PROVIDERS = { stripe: "Stripe", paypal: "PayPal" } as const;

const isProvider = (name: string): name is keyof typeof PROVIDERS => name in PROVIDERS;

/** What a provider is called, by the name under which it is stored. */
export const providerName = (stored: string): string =>
  isProvider(stored) ? PROVIDERS[stored] : "No provider";

export const SYSTEM_WHO: CaseWho = { kind: "system", name: "Marquee" };

/** The user or process that caused a change, as far as the audit trail has it (CASE-P3). */
export function whoOf({ actor, origin }: AuditedRow, nameOf: NameOf): CaseWho {
  if (actor.includes("@")) return { kind: "user", name: nameOf(actor) };
  if (origin.startsWith("webhook:")) return { kind: "provider", name: providerName(actor) };
  return origin === "sweeper" ? { kind: "sweeper", name: "The sweeper" } : SYSTEM_WHO;
}

/** A fact that is stored beside the path. */
export const besideFact = (
  at: string,
  text: string,
  detail = "",
  who: CaseWho = SYSTEM_WHO,
): CaseFact => ({ at, state: null, text, detail, who });

/** "1 attempt", "2 attempts"; nothing of none. */
export const sourceText = (count: number, one: string, several = `${one}s`): readonly string[] =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
