import { encodeEmail } from "@marquee/api/http/path";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentRefusals } from "@marquee/server/payments/messages";
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { chanceOf, type SendUntilResponse } from "./kill-run.ts";
import { toOfferDraft, sendOffer, type Merchant } from "./merchant.ts";
import { sendRequest, type RawResponse, type RequestResult } from "./send-request.ts";

const LONGEST_RESPONSE = 30_000;
/** A lease that a killed process held ends after half a minute, and a sweep comes every half minute. */
export const LONGEST_RECOVERY = 180_000;
const JSON_TYPE = { "content-type": "application/json" };

/** What one user does: which provider they pay with, whether they are declined first, and whether they stay to see it. */
export interface Visit {
  readonly number: number;
  readonly provider: "card" | "paypal";
  readonly isDeclinedFirst: boolean;
  readonly isGone: boolean;
}

/** What the user of a number does: drawn from the seed. */
export const toVisit = (seed: number, number: number): Visit => ({
  number,
  provider: chanceOf(seed, `provider ${number}`) < 0.5 ? "card" : "paypal",
  isDeclinedFirst: chanceOf(seed, `declined ${number}`) < 0.2,
  isGone: chanceOf(seed, `gone ${number}`) < 0.3,
});

const seededId = (seed: number, name: string): string =>
  createHash("md5").update(`kill payments ${seed} ${name}`).digest("hex");

/** The answer of a call of ours: its data, or null for a conflict, which says that it was paid or declined before. */
function readData<Data>(result: RequestResult<RawResponse>): RequestResult<Data | null> {
  if (result.tag === "unknown" && result.why.includes(paymentRefusals.beingWorkedOn))
    return { tag: "held" };
  if (result.tag !== "responded") return result;
  const { status, text } = result.response;
  if (status === 409) return { tag: "responded", response: null };
  if (status !== 200) return { tag: "wrong", why: `${status} ${text}` };
  return { tag: "responded", response: (JSON.parse(text) as { data: Data }).data };
}

/** A user at one checkout, over servers that are being killed. */
export class Visitor {
  readonly #merchant: Merchant;
  readonly #send: SendUntilResponse;
  readonly #visit: Visit;
  readonly #seed: number;

  constructor(merchant: Merchant, send: SendUntilResponse, visit: Visit, seed: number) {
    this.#merchant = merchant;
    this.#send = send;
    this.#visit = visit;
    this.#seed = seed;
  }

  /** Makes an offer, opens a checkout for it and pays; returns the id of a checkout that was shown as paid. */
  async pay(): Promise<string | null> {
    const checkout = await this.open();
    return checkout && this.payFor(checkout);
  }

  /** Makes an offer and opens a checkout for it. */
  async open(): Promise<Checkout | null> {
    const { number } = this.#visit;
    const offer = toOfferDraft(
      this.#merchant,
      seededId(this.#seed, `offer ${number}`),
      `Paid offer ${number}`,
    );
    await this.#send(`offer ${number}`, (origin) =>
      sendOffer(origin, this.#merchant, offer, LONGEST_RESPONSE),
    );
    return this.#post<Checkout>("/checkouts", this.#request(offer.id));
  }

  /** Pays for a checkout that is open; returns its id if it was shown as paid. */
  async payFor(checkout: Checkout): Promise<string | null> {
    if (this.#visit.provider === "card") await this.#payByCard(checkout);
    else await this.#payByPaypal(checkout);
    if (this.#visit.isGone) return null;
    return (await this.#waitUntilPaid(checkout.id)) ? checkout.id : null;
  }

  #request(offerId: string) {
    const day = (later: number) => addDays(centralDayOf(new Date()), later);
    const { number } = this.#visit;
    return {
      id: seededId(this.#seed, `checkout ${number}`),
      kind: "flyer",
      promocode: null,
      draft: {
        fromDate: day(1),
        toDate: day(3),
        storeId: this.#merchant.storeId,
        campaignName: `Campaign ${number}`,
        campaignArea: "country",
        campaignFor: "offer",
        offers: [offerId],
        products: [],
        cityList: [],
        stateList: [],
      },
    };
  }

  /** Reconciles until the checkout is paid; another process may still hold its lease. */
  async #waitUntilPaid(id: string): Promise<boolean> {
    for (const until = Date.now() + LONGEST_RECOVERY; Date.now() < until; await pause(200)) {
      const checkout = await this.#post<Checkout>(`/checkouts/${id}/reconcile`, {});
      if (checkout?.state === "paid") return true;
    }
    return false;
  }

  #post<Data>(path: string, body: object): Promise<Data | null> {
    const { headers } = this.#merchant;
    const init = { method: "POST", headers, body: JSON.stringify(body) };
    return this.#send(`payment ${this.#visit.number}, ${path}`, async (origin) =>
      readData<Data>(await sendRequest(`${origin}/api${path}`, init, LONGEST_RESPONSE)),
    );
  }

  /** Sends what the payer's browser sends to the provider itself. Who sends it again is refused, and has paid. */
  #sendToProvider(path: string, init: Omit<RequestInit, "signal">): Promise<RawResponse | null> {
    return this.#send(`payment ${this.#visit.number}, ${path}`, async (origin) => {
      const result = await sendRequest(`${origin}${path}`, init, LONGEST_RESPONSE);
      // A stand-in without its database responds with 500, as a provider that is out of order.
      return result.tag === "responded" && result.response.status >= 500
        ? { tag: "unknown", why: `${result.response.status} ${result.response.text}` }
        : result;
    });
  }

  #confirm({ paymentIntentId, publishableKey, clientSecret }: Checkout, card: string) {
    return this.#sendToProvider(`/v1/payment_intents/${paymentIntentId}/confirm`, {
      method: "POST",
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({
        client_secret: clientSecret ?? "",
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": card,
        "payment_method_data[card][exp_month]": "12",
        "payment_method_data[card][exp_year]": "34",
        "payment_method_data[card][cvc]": "123",
      }),
    });
  }

  async #payByCard(checkout: Checkout): Promise<void> {
    if (this.#visit.isDeclinedFirst) await this.#confirm(checkout, "4000000000000002");
    await this.#confirm(checkout, "4242424242424242");
  }

  async #payByPaypal({ id }: Checkout): Promise<void> {
    const choices = this.#visit.isDeclinedFirst ? ["decline", "approve"] : ["approve"];
    for (const choice of choices) {
      const order = await this.#post<{ orderId: string }>(`/checkouts/${id}/paypal`, {});
      if (!order) return;
      await this.#sendToProvider(`/__paysandbox/paypal/${order.orderId}`, {
        method: "POST",
        headers: JSON_TYPE,
        body: JSON.stringify({ choice }),
      });
      const path = `/offerCampaignPayment/${encodeEmail(this.#merchant.email)}?checkout=${id}`;
      if (choice === "decline" || !this.#visit.isGone) await this.#post(path, { id });
    }
  }
}
