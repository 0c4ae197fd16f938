import { encodeEmail } from "@marquee/api/http/path";
import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { CallResponse } from "./call-response.ts";
import { faultProxy, type FaultProxy } from "./fault-proxy.ts";
import { paymentHarness, type PaymentHarness } from "./payment-harness.ts";
import type { TestServerOptions } from "./test-server.ts";

/** What the buyer does in PayPal's window. */
export type Choice = "approve" | "decline" | "pending" | "pending_denied";

/** An order as PayPal's stand-in keeps it. */
export interface StoredOrder {
  readonly status: string;
  readonly cents: number;
  readonly customId: string;
  readonly invoiceId: string;
  readonly captures: number;
  readonly refundedCents: number;
}

/** A row of the transactions of a checkout. */
export interface Recorded {
  readonly status: string;
  readonly provider_status: string | null;
  readonly payment_type: string;
  readonly payer_id: string | null;
  readonly offer_id: string | null;
  readonly cents: number;
}

export interface PaypalHarness extends PaymentHarness {
  /** What our client sends to PayPal, and where it can be broken. */
  readonly wire: FaultProxy;
  readonly openPaypal: (id: string, who?: string) => Promise<CallResponse<{ orderId: string }>>;
  readonly closePaypal: (id: string) => Promise<CallResponse<Checkout>>;
  readonly payByCard: (id: string) => Promise<CallResponse<Checkout>>;
  readonly payOffer: (id: string) => Promise<CallResponse<Checkout>>;
  /** Opens a checkout of this name and its order, and returns both. */
  readonly ordered: (
    name: string,
    change?: Partial<FlyerPlanDraft>,
  ) => Promise<{ readonly id: string; readonly orderId: string; readonly total: number }>;
  readonly choose: (orderId: string, choice: Choice) => Promise<void>;
  /** A call of PayPal's own, as if another of our processes made it. */
  readonly paypal: (method: "GET" | "POST", path: string, body?: object) => Promise<number>;
  readonly order: (orderId: string) => Promise<StoredOrder>;
  readonly recorded: (checkoutId: string) => Promise<readonly Recorded[]>;
}

const ORDER = `select o.status, o.cents, o.custom_id as "customId", o.invoice_id as "invoiceId",
  (select count(*)::int from sandbox.paypal_capture c where c.order_id = o.id) as captures,
  (select coalesce(sum(refunded_cents), 0)::int from sandbox.paypal_capture c where c.order_id = o.id)
    as "refundedCents"
  from sandbox.paypal_order o where o.id = $1`;

/** A payment harness whose way to PayPal can be broken. */
export async function paypalHarness(
  env: TestServerOptions["env"] = {},
  options: Pick<TestServerOptions, "pause"> = {},
): Promise<PaypalHarness> {
  let server = "";
  const wire = await faultProxy(() => server);
  const harness = await paymentHarness({
    env,
    ...options,
    paypalOrigin: (at) => {
      server = at;
      return wire.origin;
    },
  });
  const { call, database } = harness.server;
  const openPaypal: PaypalHarness["openPaypal"] = (id, who = "merchant") =>
    call(who, "POST", `/checkouts/${id}/paypal`);
  return {
    ...harness,
    wire,
    openPaypal,
    closePaypal: (id) => call("merchant", "POST", `/checkouts/${id}/paypal/close`),
    payByCard: (id) => call("merchant", "POST", `/checkouts/${id}/card`),
    payOffer: (id) =>
      call(
        "merchant",
        "POST",
        `/offerCampaignPayment/${encodeEmail("merchant@marquee.test")}?checkout=${id}`,
        { body: { id } },
      ),
    ordered: async (name, change) => {
      const { id, receipt } = await harness.opened(name, change);
      const { status, data, text } = await openPaypal(id);
      if (status !== 200) throw new Error(`${name} has no order: ${text}`);
      return { id, orderId: data.orderId, total: receipt.total };
    },
    choose: async (orderId, choice) => {
      const response = await fetch(
        `${harness.server.services.origin()}/__paysandbox/paypal/${orderId}`,
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ choice }),
        },
      );
      if (!response.ok) throw new Error(`${choice} answered ${response.status}`);
    },
    paypal: async (method, path, body = {}) => {
      const origin = harness.server.services.origin();
      const credentials = Buffer.from("sandbox-client:sandbox-secret").toString("base64");
      const got = await fetch(`${origin}/v1/oauth2/token`, {
        method: "POST",
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ grant_type: "client_credentials" }),
      });
      const { access_token: token } = (await got.json()) as { access_token: string };
      const response = await fetch(`${origin}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        ...(method === "POST" ? { body: JSON.stringify(body) } : {}),
      });
      await response.text();
      return response.status;
    },
    order: async (orderId) => {
      const { rows } = await database.owner.query<StoredOrder>(ORDER, [orderId]);
      const [row] = rows;
      if (!row) throw new Error(`there is no order ${orderId}`);
      return row;
    },
    recorded: async (id) => {
      const { rows } = await database.owner.query<Recorded>(
        `select status, provider_status, payment_type, payer_id, offer_id, amount::int as cents
         from transaction where checkout_id = $1 order by created_on, status, offer_id`,
        [id],
      );
      return rows;
    },
    close: async () => {
      await harness.close();
      await wire.close();
    },
  };
}
