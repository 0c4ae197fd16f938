import { isAmong } from "../platform/database/is-among.ts";
import type { Tx } from "../platform/database/typed.ts";
import { offer, product } from "../schema/schema.ts";

/** The company and the branch that an item belongs to. */
export interface ItemOwner {
  readonly companyId: string;
  readonly storeId: string;
}

const ITEMS = { offer, product } as const;

/** The owners of those of these offers or products that there are. Until the transaction ends none of them moves to another company. */
export async function findItemOwners(
  tx: Tx,
  type: keyof typeof ITEMS,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ItemOwner>> {
  if (ids.length === 0) return new Map();
  const table = ITEMS[type];
  const rows = await tx
    .select({ id: table.id, companyId: table.companyId, storeId: table.storeId })
    .from(table)
    .where(isAmong(table.id, [...new Set(ids)]))
    .for("key share");
  return new Map(rows.map(({ id, ...owner }) => [id, owner]));
}
