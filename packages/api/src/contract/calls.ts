import { listQuery, savingErrors, signedInErrors, type Call, type Fields } from "../http/call.ts";

/** What most calls say alike; each may say it otherwise. */
const READ = { source: "specification", access: "signedIn", errors: signedInErrors } as const;
const SAVE = { source: "specification", errors: savingErrors } as const;

type Defaults<D, C> = Omit<D, keyof C> & C;
/** What a builder is given: a call without what has a default, which it may name all the same. */
type Without<D> = Omit<Call, keyof D> & Partial<Pick<Call, keyof D & keyof Call>>;
type QueryOf<C> = C extends { readonly query: infer Query extends Fields }
  ? Query
  : Readonly<Record<never, never>>;

/** A read of one thing: of the specification, for every user who is signed in, unless the call says otherwise. */
export const one = <const C extends Without<typeof READ>>(call: C): Defaults<typeof READ, C> => ({
  ...READ,
  ...call,
});

/** A list: as `one`, with the parameters that every list takes before its own. */
export const list = <const C extends Omit<Without<typeof READ>, "list">>(call: C) => {
  const own = call.query as QueryOf<C>;
  return { ...one(call), list: true, query: { ...listQuery, ...own } } as const;
};

/** A call that saves: of the specification, and it may conflict with what is stored. Who may call it is always said. */
export const save = <const C extends Without<typeof SAVE>>(call: C): Defaults<typeof SAVE, C> => ({
  ...SAVE,
  ...call,
});
