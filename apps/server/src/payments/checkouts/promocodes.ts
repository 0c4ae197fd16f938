import { paymentMessages } from "@marquee/domain/payments/messages";
import type { Promocode } from "@marquee/domain/payments/receipt.schema";
import { and, eq, gt, isNull, or } from "drizzle-orm";
import type { Tx } from "../../platform/database/typed.ts";
import { invalid, type Refusal } from "../../platform/refusal/refusal.ts";
import { promocode } from "../../schema/schema.ts";

/** What a code takes off (PAYSRV-P1); null if there is no such code, it is switched off, or has expired. */
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

/** The promo code that a plan names; null if it names none, refused if there is none like it (PAY-V2). */
export async function namedPromocode(
  tx: Tx,
  code: string | null,
  now: Date,
): Promise<Promocode | null | Refusal> {
  if (code === null) return null;
  const found = await findPromocode(tx, code, now);
  return (
    found ??
    invalid([{ rule: "PAY-V2", field: "promocode", message: paymentMessages.promocodeUnknown }])
  );
}
