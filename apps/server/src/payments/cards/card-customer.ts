import { eq } from "drizzle-orm";
import { cardCustomer } from "../../schema/schema.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import type { CustomerAnswer } from "./card-provider.ts";
import type { Refused, Unavailable } from "../attempts/payment-provider.ts";
import { patiently } from "../attempts/retry-while-busy.ts";
import type { PaymentServices } from "../payment-services.ts";

type Asking = Pick<PaymentServices, "cards" | "clock" | "pause" | "pool">;

/** The customer that is stored for a person, or undefined. */
export const findCustomer = ({ pool }: Pick<Asking, "pool">, email: string) =>
  withScope(pool, SYSTEM, async (tx) => {
    const [known] = await tx
      .select({ customerId: cardCustomer.customerId })
      .from(cardCustomer)
      .where(eq(cardCustomer.userId, email));
    return known;
  });

/**
 * Who a person is to the card provider (PAYSRV-K1): made once, however many calls want it at once, and the same one
 * again after a crash between the provider and the database.
 */
export async function customerOf(
  services: Asking,
  email: string,
): Promise<CustomerAnswer | Refused | Unavailable> {
  const known = await findCustomer(services, email);
  if (known) return { tag: "customer", ...known };
  const made = await patiently(services, () => services.cards.makeCustomer(email));
  if (made === "busy")
    return { tag: "unavailable", reason: "somebody else is making the customer" };
  if (made.tag !== "customer") return made;
  await withScope(
    services.pool,
    SYSTEM,
    (tx) =>
      tx
        .insert(cardCustomer)
        .values({
          userId: email,
          customerId: made.customerId,
          createdOn: services.clock.now().toISOString(),
        })
        .onConflictDoNothing({ target: cardCustomer.userId }),
    { actor: email },
  );
  const stored = await findCustomer(services, email);
  if (!stored) throw new Error("a customer was stored and is not there");
  return { tag: "customer", ...stored };
}
