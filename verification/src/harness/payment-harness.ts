import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import type { Checkout, FlyerCheckoutRequest } from "@marquee/domain/payments/checkout.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import { startSweeper } from "@marquee/server/payments/attempts/sweeper";
import type { PaymentMoment } from "@marquee/server/payments/payment-services";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import Stripe from "stripe";
import type { CallResponse } from "./call-response.ts";
import { makeOffer } from "./promoted-items.ts";
import { testServer, type TestServer, type TestServerOptions } from "./test-server.ts";
import { STORE } from "./world.ts";

/** Offers and products of every branch of the world under `<branch> <number>`. */
export const itemId = (kind: "offer" | "product", branch: keyof typeof STORE, number: number) =>
  stableId(`${kind} ${branch} ${number}`);

/** What exactly one payment makes, and what none makes. */
export const ONCE: Made = {
  campaigns: 1,
  invoices: 1,
  mails: 1,
  paid: 1,
  transactions: { Paid: 1 },
};
export const NOTHING: Made = { campaigns: 0, invoices: 0, mails: 0, paid: 0, transactions: {} };

const HOUR = 60 * 60 * 1000;

/** A flyer plan of Montreal with the offer of this name, in one city for three days. */
const flyerPlan = (
  name: string,
  day: (later: number) => string,
  change: Partial<FlyerPlanDraft>,
): FlyerPlanDraft => ({
  fromDate: day(0),
  toDate: day(3),
  storeId: STORE.montreal,
  campaignName: "Spring throws",
  campaignArea: "city",
  campaignFor: "offer",
  offers: [stableId(`offer ${name}`)],
  products: [],
  cityList: ["montreal"],
  stateList: [],
  ...change,
});

export interface FaultSettings {
  readonly hold?: boolean;
  readonly duplicate?: number;
  readonly dropNext?: number;
  readonly failNext?: number;
  readonly loseNext?: number;
  readonly stallNext?: number;
  readonly reorder?: boolean;
}

/** How many of each a checkout has made. */
export interface Made {
  readonly campaigns: number;
  readonly invoices: number;
  /** Mails to the payer that were written down. */
  readonly mails: number;
  readonly paid: number;
  readonly transactions: Readonly<Record<string, number>>;
}

export interface PaymentHarness {
  readonly server: TestServer;
  /** The provider's own SDK, with the key of the server. */
  readonly stripe: Stripe;
  /** The day in Central time that lies so many days after the server's today. */
  readonly day: (later: number) => string;
  /** Throws at this moment, once, as a process that dies there. */
  readonly dieAt: (moment: PaymentMoment) => void;
  readonly request: (
    name: string,
    change?: Partial<FlyerPlanDraft>,
    promocode?: string | null,
  ) => FlyerCheckoutRequest;
  /** Opens a checkout of this name for an offer of its own, as the merchant unless a test says otherwise. */
  readonly open: (
    name: string,
    change?: Partial<FlyerPlanDraft>,
    promocode?: string | null,
    who?: string,
  ) => Promise<CallResponse<Checkout>>;
  /** Confirms the intent with a test card, as the browser does; a decline is an answer, too. */
  readonly confirm: (checkout: Checkout, card?: string) => Promise<string>;
  readonly reconcile: (id: string, who?: string) => Promise<CallResponse<Checkout>>;
  readonly find: (id: string, who?: string) => Promise<CallResponse<Checkout>>;
  readonly made: (checkoutId: string) => Promise<Made>;
  readonly setFaults: (faults: FaultSettings) => Promise<void>;
  /** Moves time on, an hour unless a test says otherwise, and works on everything that is due then. */
  readonly sweepLater: (milliseconds?: number) => Promise<void>;
  /** Says whether the payment of this checkout is to save its card. */
  readonly saveCard: (id: string, save?: boolean, who?: string) => Promise<CallResponse<Checkout>>;
  /** Opens a checkout, which must succeed. */
  readonly opened: (name: string, change?: Partial<FlyerPlanDraft>) => Promise<Checkout>;
  /** Delivers every message that waits, held or not. */
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A whole server that listens, with the sandbox's card provider, its SDK, and items to promote. */
export async function paymentHarness(
  options: Pick<
    TestServerOptions,
    "createTimeout" | "env" | "pause" | "paypalOrigin" | "logStream"
  > = {},
): Promise<PaymentHarness> {
  const dying: { at: PaymentMoment | null } = { at: null };
  const server = await testServer({
    ...options,
    template: "items",
    listen: true,
    interrupt: (moment) => {
      if (dying.at !== moment) return;
      dying.at = null;
      throw new Error(`died at ${moment}`);
    },
  });
  const { origin } = server.services;
  const stripe = server.stripe();
  const post = async (path: string, body: object) => {
    const response = await fetch(`${origin()}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    await response.text();
  };
  const count = async (table: string, id: string): Promise<number> => {
    const { rows } = await server.database.owner.query<{ n: number }>(
      `select count(*)::int as n from ${table} where checkout_id = $1`,
      [id],
    );
    return rows[0]?.n ?? 0;
  };
  const countMails = async (id: string): Promise<number> => {
    const { rows } = await server.database.owner.query<{ n: number }>(
      "select count(*)::int as n from outbox join campaign on outbox.key = 'campaign-paid:' || campaign.id where checkout_id = $1",
      [id],
    );
    return rows[0]?.n ?? 0;
  };
  const day = (later: number) => addDays(centralDayOf(server.clock.now()), later);
  const request: PaymentHarness["request"] = (name, change = {}, promocode = null) => ({
    id: stableId(`checkout ${name}`),
    kind: "flyer",
    draft: flyerPlan(name, day, change),
    promocode,
  });
  const open: PaymentHarness["open"] = async (name, change, promocode, who = "merchant") => {
    await withScope(server.pool, SYSTEM, (tx) => makeOffer(tx, "montreal", name));
    return server.call<Checkout>(who, "POST", "/checkouts", {
      body: request(name, change, promocode),
    });
  };
  // Sweeps when a test says so, and no more.
  const sweeper = startSweeper(server.services, server.app.log, 24 * HOUR);
  // Messages of the provider come when a test says so.
  await post("/__sandbox/faults", { hold: true });
  return {
    server,
    stripe,
    day,
    dieAt: (moment) => {
      dying.at = moment;
    },
    request,
    open,
    confirm: async ({ paymentIntentId }, card = "pm_card_visa") => {
      try {
        const intent = await stripe.paymentIntents.confirm(
          paymentIntentId ?? "",
          { payment_method: card },
          { maxNetworkRetries: 0 },
        );
        return intent.status;
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) return error.decline_code ?? "declined";
        throw error;
      }
    },
    reconcile: (id, who = "merchant") =>
      server.call<Checkout>(who, "POST", `/checkouts/${id}/reconcile`),
    find: (id, who = "merchant") => server.call<Checkout>(who, "GET", `/checkouts/${id}`),
    saveCard: (id, save = true, who = "merchant") =>
      server.call<Checkout>(who, "POST", `/checkouts/${id}/saveCard`, { body: { save } }),
    made: async (id) => {
      const { rows } = await server.database.owner.query<{ status: string; n: number }>(
        "select status, count(*)::int as n from transaction where checkout_id = $1 group by status",
        [id],
      );
      const transactions = Object.fromEntries(rows.map(({ status, n }) => [status, n]));
      return {
        campaigns: await count("campaign", id),
        invoices: await count("invoice", id),
        mails: await countMails(id),
        paid: transactions["Paid"] ?? 0,
        transactions,
      };
    },
    setFaults: (faults) => post("/__sandbox/faults", faults),
    flush: () => post("/__sandbox/webhooks/flush", {}),
    sweepLater: async (milliseconds = HOUR) => {
      server.clock.advance(milliseconds);
      await sweeper.sweep();
    },
    opened: async (name, change) => {
      const { status, data, text } = await open(name, change);
      if (status !== 200) throw new Error(`${name} does not open: ${text}`);
      return data;
    },
    close: async () => {
      await sweeper.stop();
      await server.close();
    },
  };
}
