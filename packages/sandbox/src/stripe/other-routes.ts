import { firstRow } from "../database/queryable.ts";
import { chargeById, chargeView } from "./charge.ts";
import {
  createCustomer,
  customerById,
  customerView,
  updateCustomer,
  type CustomerRow,
} from "./customer.ts";
import { eventView, type EventRow } from "./event.ts";
import { oneOf, requiredText, text } from "./form.ts";
import { pageOf } from "./page-of.ts";
import {
  attachMethod,
  createMethod,
  detachMethod,
  methodById,
  methodOrToken,
  paymentMethodView,
  type PaymentMethodRow,
} from "./payment-method.ts";
import {
  createRefund,
  refundById,
  refundView,
  settleRefundIfDue,
  type RefundRow,
} from "./refund.ts";
import { missing } from "./stripe-fault.ts";
import { ok, param, type StripeCall, type StripeRoute } from "./stripe-route.ts";

const PAGE = ["ending_before", "limit", "starting_after"];

async function methodsOf(call: StripeCall, customer: string) {
  await customerById(call.tx, customer, "customer");
  oneOf(call.form, "type", ["card"] as const);
  return ok(
    await pageOf<PaymentMethodRow>(call.tx, call.form, {
      table: "stripe_payment_method",
      where: { customer },
      url: call.path,
      view: paymentMethodView,
    }),
  );
}

const customerRoutes: readonly StripeRoute[] = [
  {
    method: "POST",
    path: "/v1/customers",
    accepts: ["description", "email", "metadata", "name"],
    handle: async (call) => ok(customerView(await createCustomer(call, call.form))),
  },
  {
    method: "GET",
    path: "/v1/customers",
    accepts: ["email", ...PAGE],
    handle: async (call) =>
      ok(
        await pageOf<CustomerRow>(call.tx, call.form, {
          table: "stripe_customer",
          where: { email: text(call.form, "email") },
          url: call.path,
          view: customerView,
        }),
      ),
  },
  {
    method: "GET",
    path: "/v1/customers/:customer",
    accepts: [],
    handle: async (call) => ok(customerView(await customerById(call.tx, param(call, "customer")))),
  },
  {
    method: "POST",
    path: "/v1/customers/:customer",
    accepts: ["description", "email", "metadata", "name"],
    handle: async (call) =>
      ok(customerView(await updateCustomer(call, param(call, "customer"), call.form))),
  },
  {
    method: "GET",
    path: "/v1/customers/:customer/payment_methods",
    accepts: ["type", ...PAGE],
    handle: (call) => methodsOf(call, param(call, "customer")),
  },
];

const methodRoutes: readonly StripeRoute[] = [
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
    handle: (call) => methodsOf(call, requiredText(call.form, "customer")),
  },
  {
    method: "GET",
    path: "/v1/payment_methods/:method",
    accepts: [],
    handle: async (call) => ok(paymentMethodView(await methodOrToken(call, param(call, "method")))),
  },
  {
    method: "POST",
    path: "/v1/payment_methods/:method/attach",
    accepts: ["customer"],
    async handle(call) {
      const customer = requiredText(call.form, "customer");
      return ok(paymentMethodView(await attachMethod(call, param(call, "method"), customer)));
    },
  },
  {
    method: "POST",
    path: "/v1/payment_methods/:method/detach",
    accepts: [],
    handle: async (call) => ok(paymentMethodView(await detachMethod(call, param(call, "method")))),
  },
  {
    method: "GET",
    path: "/v1/customers/:customer/payment_methods/:method",
    accepts: [],
    async handle(call) {
      const method = await methodById(call.tx, param(call, "method"));
      if (method.customer !== param(call, "customer")) throw missing("PaymentMethod", method.id);
      return ok(paymentMethodView(method));
    },
  },
];

const moneyRoutes: readonly StripeRoute[] = [
  {
    method: "POST",
    path: "/v1/refunds",
    accepts: ["amount", "charge", "metadata", "payment_intent", "reason"],
    handle: async (call) => ok(refundView(await createRefund(call, call.form))),
  },
  {
    method: "GET",
    path: "/v1/refunds",
    accepts: ["charge", "payment_intent", ...PAGE],
    handle: async (call) =>
      ok(
        await pageOf<RefundRow>(call.tx, call.form, {
          table: "stripe_refund",
          where: {
            charge: text(call.form, "charge"),
            payment_intent: text(call.form, "payment_intent"),
          },
          url: call.path,
          view: refundView,
        }),
      ),
  },
  {
    method: "GET",
    path: "/v1/refunds/:refund",
    accepts: [],
    async handle(call) {
      const refund = await refundById(call, param(call, "refund"));
      return ok(refundView(await settleRefundIfDue(call, refund)));
    },
  },
  {
    method: "GET",
    path: "/v1/charges/:charge",
    accepts: [],
    handle: async (call) => ok(chargeView(await chargeById(call.tx, param(call, "charge")))),
  },
];

const eventRoutes: readonly StripeRoute[] = [
  {
    method: "GET",
    path: "/v1/events",
    accepts: ["type", ...PAGE],
    handle: async (call) =>
      ok(
        await pageOf<EventRow>(call.tx, call.form, {
          table: "stripe_event",
          where: { type: text(call.form, "type") },
          url: call.path,
          view: eventView,
        }),
      ),
  },
  {
    method: "GET",
    path: "/v1/events/:event",
    accepts: [],
    async handle(call) {
      const id = param(call, "event");
      const row = await firstRow<EventRow>(
        call.tx,
        "select * from sandbox.stripe_event where id = $1",
        [id],
      );
      if (!row) throw missing("event", id);
      return ok(eventView(row));
    },
  },
];

export const otherRoutes = [...customerRoutes, ...methodRoutes, ...moneyRoutes, ...eventRoutes];
