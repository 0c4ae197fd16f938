import { listQuery, savingErrors, signedInErrors, type Call, type Fields } from "../http/call.ts";

type Defaults<D, C> = Omit<D, keyof C> & C;
/** A call that may leave out what has a default. */
type Without<D> = Omit<Call, keyof D> & Partial<Pick<Call, keyof D & keyof Call>>;
type QueryOf<C> = C extends { readonly query: infer Query extends Fields }
  ? Query
  : Readonly<Record<never, never>>;

/** Builds calls with these defaults, which each call may override. */
const callsWith =
  <const D extends Partial<Call>>(defaults: D) =>
  <const C extends Without<D>>(call: C): Defaults<D, C> => ({ ...defaults, ...call });

/** A read of one thing, by default for every user who is signed in. */
export const one = callsWith({ access: "signedIn", errors: signedInErrors });

/** A list: as `one`, with the query parameters of every list and its own. */
export const list = <const C extends Omit<Parameters<typeof one>[0], "list">>(call: C) => {
  const own = call.query as QueryOf<C>;
  return { ...one(call), list: true, query: { ...listQuery, ...own } } as const;
};

/** A call that saves, and may conflict with what is stored. Each states its access itself. */
export const save = callsWith({ errors: savingErrors });

/** A call that pays, or asks a provider of payments. */
export const pay = callsWith({
  access: "signedIn",
  errors: [...savingErrors, "TooMany", "Unavailable"],
});

/** A call of users who are signed out, limited in rate. */
export const open = callsWith({ access: "public", errors: ["Invalid", "TooMany"] });
