import type {
  BillVersion,
  ConversionRow,
  ConversionSummary,
  ShopOrder,
} from "@marquee/domain/reports/conversion.schema";
import type { PaymentServices } from "@marquee/server/payments/payment-services";
import { Refusal } from "@marquee/server/platform/refusal/refusal";
import { reportHandlers } from "@marquee/server/reports/handlers";
import type { Scenario } from "../scenario/scenario.ts";
import { STAFF } from "../users/staff.ts";
import { signedInRequest } from "../users/users.ts";
import type { ShopBill } from "./shop-bills.ts";

/** What staff read of the bills of a branch: the report, its sums, and of each bill its versions and its orders. */
export interface ReadReport {
  readonly rows: readonly ConversionRow[];
  readonly summary: ConversionSummary;
  readonly versions: ReadonlyMap<string, readonly BillVersion[]>;
  readonly orders: ReadonlyMap<string, readonly ShopOrder[]>;
}

/** The response of a call to which these may be made. */
function orThrow<Response>(response: Refusal | Response): Response {
  if (response instanceof Refusal) throw new Error(response.failure.message);
  return response;
}

/** Each call is a transaction of its own, as the panel makes them. */
export async function readReport(
  services: Pick<PaymentServices, "clock" | "pool">,
  { storeId }: Pick<Scenario, "storeId">,
  bills: readonly ShopBill[],
): Promise<ReadReport> {
  const request = signedInRequest(STAFF, services);
  const params = { companyId: "undefined", storeId, from: "undefined", to: "undefined" };
  const { conversion, summary, billVersions, ordersByBill } = reportHandlers;
  if (!conversion || !summary || !billVersions || !ordersByBill)
    throw new Error("the report has no handlers");
  const { rows } = orThrow(await conversion({ params, query: { size: 100 } }, request));
  const sums = orThrow(await summary({ params, query: {} }, request));
  const versions = new Map<string, readonly BillVersion[]>();
  const orders = new Map<string, readonly ShopOrder[]>();
  const listed = bills.filter((bill) => rows.some((row) => row.id === bill.id));
  for (const { id } of listed) {
    versions.set(id, orThrow(await billVersions({ params: { id }, query: {} }, request)));
    const read = orThrow(await ordersByBill({ params: { id }, query: {} }, request));
    orders.set(id, read.rows);
  }
  return { rows, summary: sums, versions, orders };
}
