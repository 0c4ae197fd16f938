import Stripe from "stripe";
import { NoResponse, type Network } from "../network.ts";
import type { SimulatedProcess } from "../scheduler.ts";
import type { ProviderResponse } from "./provider-response.ts";
import type { SimulatedStripe } from "./simulated-stripe.ts";

class SimulatedResponse extends Stripe.HttpClientResponse {
  readonly #response: ProviderResponse;

  constructor(response: ProviderResponse) {
    super(response.status, { "request-id": "req_simulated" });
    this.#response = response;
  }

  override getRawResponse(): unknown {
    return this.#response;
  }

  override toJSON(): Promise<unknown> {
    // Serialised as on the wire: the provider goes on changing its own objects.
    return Promise.resolve(JSON.parse(JSON.stringify(this.#response.body)));
  }
}

const BROKEN: ProviderResponse = {
  status: 500,
  body: { error: { type: "api_error", message: "Something went wrong on our side." } },
};

/** The HTTP client of one process, over which Stripe's own SDK calls the simulated provider. */
export class StripeHttp extends Stripe.HttpClient {
  readonly #stripe: SimulatedStripe;
  readonly #network: Network;
  readonly #process: SimulatedProcess;
  /** Whether several processes may read about one payment at a time. */
  readonly #readsFreely: () => boolean;

  constructor(
    stripe: SimulatedStripe,
    network: Network,
    process: SimulatedProcess,
    readsFreely: () => boolean,
  ) {
    super();
    this.#stripe = stripe;
    this.#network = network;
    this.#process = process;
    this.#readsFreely = readsFreely;
  }

  override getClientName(): string {
    return "simulated";
  }

  override async makeRequest(
    _host: string,
    _port: string,
    path: string,
    method: string,
    headers: Readonly<Record<string, unknown>>,
    requestData: string,
  ): Promise<Stripe.HttpClientResponse> {
    const form = new URLSearchParams(requestData);
    const key = headers["Idempotency-Key"];
    // Keys that the SDK makes by itself are new with every call.
    const ours = typeof key === "string" && !key.startsWith("stripe-node-retry") ? key : null;
    try {
      const call = {
        what: `${method} ${path}`,
        subject: this.#subjectOf(method, path, form),
        takesMoney: path.endsWith("/confirm"),
      };
      const result = await this.#network.call(this.#process, call, () =>
        this.#stripe.respond({ method, path, form, key: ours }),
      );
      return new SimulatedResponse(result);
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      if (error.how === "refused") return new SimulatedResponse(BROKEN);
      throw Object.assign(new Error("timed out"), { code: "ETIMEDOUT" });
    }
  }

  /** The payment that a call is about; null for calls about customers and cards, and for reading what was paid. */
  #subjectOf(method: string, path: string, form: URLSearchParams): string | null {
    const [, , noun, id] = path.split("?")[0]?.split("/") ?? [];
    if (noun === "customers" || noun === "payment_methods" || noun === "disputes") return null;
    if (method === "GET" && this.#readsFreely()) return null;
    const isPaid = this.#stripe.intents.get(id ?? "")?.status === "succeeded";
    if (isPaid && method === "GET") return null;
    return id ?? form.get("metadata[refund]") ?? form.get("metadata[attempt]") ?? "";
  }
}
