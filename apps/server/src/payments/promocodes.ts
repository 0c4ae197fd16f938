import type { Promocode } from "@marquee/domain/payments/receipt.schema";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Tx } from "../database/typed.ts";
import { promocode } from "../database/schema/schema.ts";

/** What a code takes off (PAYSRV-P1); null where there is no such code, it is switched off, or its time is over. */
export async function findPromocode(tx: Tx, code: string, now: Date): Promise<Promocode | null> {
  const [found] = await tx
    .select({ type: promocode.type, discount: promocode.discount })
    .from(promocode)
    .where(
      and(
        eq(promocode.code, code),
        eq(promocode.active, "Y"),
        or(isNull(promocode.validTill), gt(promocode.validTill, now.toISOString())),
      ),
    );
  return found ? { type: found.type, discount: Number(found.discount) } : null;
}
