import {
  createCustomer,
  customerById,
  customerView,
  updateCustomer,
  type CustomerRow,
} from "./customer.ts";
import { text } from "./form.ts";
import { listMethods } from "./method-routes.ts";
import { PAGE, listPage } from "./page-of.ts";
import { ok, param, type StripeRoute } from "./stripe-route.ts";

export const customerRoutes: readonly StripeRoute[] = [
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
        await listPage<CustomerRow>(call.tx, call.form, {
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
    handle: (call) => listMethods(call, param(call, "customer")),
  },
];
