import type { CheckoutTrail } from "@marquee/domain/payments/checkout-trail.schema";
import { readTrail } from "@marquee/domain/payments/checkout-trail";
import { and, asc, eq, inArray, or } from "drizzle-orm";
import { notFound } from "../../platform/refusal/refusal.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import type { RequestContext } from "../../platform/tenancy/request-context.ts";
import { audit, checkout, paymentAttempt } from "../../schema/schema.ts";

/** The trail of a checkout, by its own id or by that of one of its payments at the provider (PAYSRV-D3). */
export async function checkoutTrail({ tx, scope }: RequestContext, id: string) {
  const attempts = tx
    .select({ id: paymentAttempt.checkoutId })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.providerId, id), inScope(scope, paymentAttempt.companyId)));
  const [found] = await tx
    .select({ id: checkout.id, charge: checkout.charge })
    .from(checkout)
    .where(
      and(
        or(eq(checkout.id, id), inArray(checkout.id, attempts)),
        inScope(scope, checkout.companyId, checkout.storeId),
      ),
    );
  if (!found) return notFound();
  const rows = await tx
    .select({
      at: audit.at,
      actor: audit.actor,
      origin: audit.origin,
      before: audit.before,
      after: audit.after,
    })
    .from(audit)
    .where(
      and(eq(audit.noun, "checkouts"), eq(audit.rowId, found.id), inScope(scope, audit.companyId)),
    )
    .orderBy(asc(audit.id));
  return {
    checkoutId: found.id,
    isFree: found.charge === 0,
    entries: readTrail(rows),
  } satisfies CheckoutTrail;
}
