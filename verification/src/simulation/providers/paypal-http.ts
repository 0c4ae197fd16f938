import type { PaypalTransport } from "@marquee/server/payments/paypal/paypal-settings";
import { NoResponse, type Network } from "../network.ts";
import type { SimulatedProcess } from "../scheduler.ts";
import type { SimulatedPaypal } from "./simulated-paypal.ts";

const ORIGIN = "http://paypal.simulated";

/** Our account at the simulated PayPal. */
export const PAYPAL = {
  clientId: "simulated",
  secret: "simulated",
  webhookId: "simulated",
  origin: () => ORIGIN,
};

interface OrderRequest {
  readonly purchase_units?: readonly [{ readonly invoice_id: string }];
}

/** The order, capture, refund or attempt that a call is about; null for tokens and signatures. */
function requestedId(path: string, body: unknown): string | null {
  const [, , area, , id] = path.split("/");
  if (area === "oauth2" || area === "notifications" || area === "customer") return null;
  return id ?? (body as OrderRequest).purchase_units?.[0].invoice_id ?? "";
}

const parseBody = (body: RequestInit["body"]): unknown =>
  typeof body === "string" ? JSON.parse(body) : null;

/** The HTTP client of one process, over which our own PayPal client calls the simulated PayPal. */
export const paypalHttp =
  (
    paypal: SimulatedPaypal,
    network: Network,
    process: SimulatedProcess,
    /** Whether several processes may read about one payment at a time. */
    readsFreely: () => boolean,
  ): PaypalTransport =>
  async (url, init) => {
    const path = url.slice(ORIGIN.length);
    const { method = "GET" } = init;
    const body = parseBody(init.body);
    const requestId = new Headers(init.headers).get("paypal-request-id");
    const call = {
      what: `PayPal ${method} ${path}`,
      subject: method === "GET" && readsFreely() ? null : requestedId(path, body),
      takesMoney: path.endsWith("/capture"),
    };
    try {
      const response = await network.call(process, call, () => {
        const { status, body: responded } = paypal.respond({ method, path, body, requestId });
        // Serialised as on the wire: PayPal goes on changing its own objects.
        return { status, text: JSON.stringify(responded) };
      });
      return { status: response.status, text: () => Promise.resolve(response.text) };
    } catch (error) {
      if (!(error instanceof NoResponse)) throw error;
      if (error.how === "refused") return { status: 503, text: () => Promise.resolve("") };
      throw Object.assign(new TypeError("fetch failed"), { cause: error });
    }
  };
