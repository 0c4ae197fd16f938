import { Refusal } from "../refusal/refusal.ts";

/** How something is created under the id that its client has chosen. */
export interface ToCreate<Row, Created> {
  /** What this create has made before; a refusal if the id belongs to something else, undefined if it is new. */
  readonly findEarlier: () => Promise<Created | Refusal | undefined>;
  /** The row to store, or why it may not be stored. */
  readonly prepare: () => Promise<Row | Refusal>;
  /** Whether the row was stored: false if the id, or another value that is unique, is taken. */
  readonly insert: (row: Row) => Promise<boolean>;
  readonly find: () => Promise<Created>;
  /** What is returned if the id belongs to something that the caller does not see. */
  readonly taken: () => Refusal;
}

/** What was in the way of the first insert may be gone, or visible, at the second one. */
const ATTEMPTS = 2;

/**
 * Creates something once: the same id and content again return what the first call made, the same id with other content
 * is a conflict (OFFER-T6, PRODUCT-T6, CAT-5, USER-C2, ROLE-C1, PAYSRV-C6). Of concurrent calls one inserts.
 */
export async function createOnce<Row, Created>({
  findEarlier,
  prepare,
  insert,
  find,
  taken,
}: ToCreate<Row, Created>): Promise<Created | Refusal> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const earlier = await findEarlier();
    if (earlier !== undefined) return earlier;
    const row = await prepare();
    // the refusal may be due to a row that an equal create has inserted meanwhile
    if (row instanceof Refusal) return (await findEarlier()) ?? row;
    if (await insert(row)) return find();
  }
  return (await findEarlier()) ?? taken();
}
