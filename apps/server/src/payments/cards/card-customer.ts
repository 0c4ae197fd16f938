import { eq } from "drizzle-orm";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { cardCustomer } from "../../schema/schema.ts";
import type { Refused, Unavailable } from "../attempts/payment-provider.ts";
import { retryWhileBusy } from "../attempts/retry-while-busy.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { CustomerResponse } from "./card-provider.ts";

type CustomerServices = Pick<PaymentServices, "cards" | "clock" | "deadline" | "pause" | "pool">;

/** The customer that is stored for a user, or undefined. */
export const findCustomer = ({ pool }: Pick<CustomerServices, "pool">, email: string) =>
  withScope(pool, SYSTEM, async (tx) => {
    const [known] = await tx
      .select({ customerId: cardCustomer.customerId })
      .from(cardCustomer)
      .where(eq(cardCustomer.userId, email));
    return known;
  });

/** A user's customer at the card provider (PAYSRV-K1), created once for all calls, and found again after a crash. */
export async function ensureCustomer(
  services: CustomerServices,
  email: string,
): Promise<CustomerResponse | Refused | Unavailable> {
  const known = await findCustomer(services, email);
  if (known) return { tag: "customer", ...known };
  const created = await retryWhileBusy(services, () => services.cards.createCustomer(email));
  if (created === "busy")
    return { tag: "unavailable", reason: "another call is creating the customer" };
  if (created.tag !== "customer") return created;
  await withScope(
    services.pool,
    SYSTEM,
    (tx) =>
      tx
        .insert(cardCustomer)
        .values({
          userId: email,
          customerId: created.customerId,
          createdOn: services.clock.now().toISOString(),
        })
        .onConflictDoNothing({ target: cardCustomer.userId }),
    { actor: email },
  );
  const stored = await findCustomer(services, email);
  if (!stored) throw new Error("a customer was stored and is not there");
  return { tag: "customer", ...stored };
}
