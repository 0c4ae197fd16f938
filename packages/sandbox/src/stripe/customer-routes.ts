import {
  createCustomer,
  customerById,
  customerView,
  updateCustomer,
  type CustomerRow,
} from "./customer.ts";
import { listMethods } from "./method-routes.ts";
import { PAGE, list } from "./page-of.ts";
import { change, param, read, type StripeRoute } from "./stripe-route.ts";

export const customerRoutes: readonly StripeRoute[] = [
  change("/v1/customers", ["description", "email", "metadata", "name"], async (call) =>
    customerView(await createCustomer(call, call.form)),
  ),
  list<CustomerRow>("/v1/customers", {
    table: "stripe_customer",
    filters: ["email"],
    view: customerView,
  }),
  read("/v1/customers/:customer", async (call) =>
    customerView(await customerById(call.tx, param(call, "customer"))),
  ),
  change("/v1/customers/:customer", ["description", "email", "metadata", "name"], async (call) =>
    customerView(await updateCustomer(call, param(call, "customer"), call.form)),
  ),
  {
    method: "GET",
    path: "/v1/customers/:customer/payment_methods",
    accepts: ["type", ...PAGE],
    handle: (call) => listMethods(call, param(call, "customer")),
  },
];
