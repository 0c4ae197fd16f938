import { customerById } from "./customer.ts";
import { oneOf, requiredText } from "./form.ts";
import { PAGE, listRows, toPage } from "./page-of.ts";
import {
  attachMethod,
  createMethod,
  detachMethod,
  methodById,
  methodOrToken,
  paymentMethodView,
  type PaymentMethodRow,
} from "./payment-method.ts";
import { missing } from "./stripe-error.ts";
import { change, ok, param, read, type StripeCall, type StripeRoute } from "./stripe-route.ts";

/** The page of a customer's methods that the call asks for, under whichever of the two addresses. */
export async function listMethods(call: StripeCall, customer: string) {
  await customerById(call.tx, customer, "customer");
  oneOf(call.form, "type", ["card"] as const);
  const { rows, hasMore } = await listRows<PaymentMethodRow>(call.tx, call.form, {
    table: "stripe_payment_method",
    where: { customer },
  });
  return ok(toPage(call.path, hasMore, rows.map(paymentMethodView)));
}

export const methodRoutes: readonly StripeRoute[] = [
  {
    method: "POST",
    path: "/v1/payment_methods",
    publishable: true,
    accepts: ["billing_details", "card", "metadata", "type"],
    handle: async (call) => ok(paymentMethodView(await createMethod(call, call.form))),
  },
  {
    method: "GET",
    path: "/v1/payment_methods",
    accepts: ["customer", "type", ...PAGE],
    handle: (call) => listMethods(call, requiredText(call.form, "customer")),
  },
  read("/v1/payment_methods/:method", async (call) =>
    paymentMethodView(await methodOrToken(call, param(call, "method"))),
  ),
  change("/v1/payment_methods/:method/attach", ["customer"], async (call) => {
    const customer = requiredText(call.form, "customer");
    return paymentMethodView(await attachMethod(call, param(call, "method"), customer));
  }),
  change("/v1/payment_methods/:method/detach", [], async (call) =>
    paymentMethodView(await detachMethod(call, param(call, "method"))),
  ),
  read("/v1/customers/:customer/payment_methods/:method", async (call) => {
    const method = await methodById(call.tx, param(call, "method"));
    if (method.customer !== param(call, "customer")) throw missing("PaymentMethod", method.id);
    return paymentMethodView(method);
  }),
];
