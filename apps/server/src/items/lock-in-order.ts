import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import type { offer, product } from "../schema/schema.ts";

/** Locks items in the order of their ids, so that two who need the same ones cannot deadlock. */
export async function lockInOrder(
  tx: Tx,
  items: typeof offer | typeof product,
  ids: readonly string[],
): Promise<void> {
  await tx
    .select({ id: items.id })
    .from(items)
    .where(isAmong(items.id, ids))
    .orderBy(items.id)
    .for("no key update");
}
