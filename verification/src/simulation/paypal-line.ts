import type { PaypalTransport } from "@marquee/server/payments/paypal/paypal-settings";
import type { PaypalBank } from "./paypal-bank.ts";
import type { Life } from "./schedule.ts";
import { NoAnswer, type Wire } from "./wire.ts";

const ORIGIN = "http://paypal.simulated";

/** Who we are to the simulated PayPal. */
export const PAYPAL = {
  clientId: "simulated",
  secret: "simulated",
  webhookId: "simulated",
  origin: () => ORIGIN,
};

interface Named {
  readonly purchase_units?: readonly [{ readonly invoice_id: string }];
}

/** The order, capture, refund or try that a call is about; null for tokens and signatures, which are about none. */
function subjectOf(path: string, body: unknown): string | null {
  const [, , area, , id] = path.split("/");
  if (area === "oauth2" || area === "notifications") return null;
  return id ?? (body as Named).purchase_units?.[0].invoice_id ?? "";
}

const parsed = (body: RequestInit["body"]): unknown =>
  typeof body === "string" ? JSON.parse(body) : null;

/** Our own client speaks to PayPal in memory over this, one process's calls over one line. */
export const paypalLine =
  (bank: PaypalBank, wire: Wire, life: Life): PaypalTransport =>
  async (url, init) => {
    const path = url.slice(ORIGIN.length);
    const { method = "GET" } = init;
    const body = parsed(init.body);
    const requestId = new Headers(init.headers).get("paypal-request-id");
    const call = {
      what: `PayPal ${method} ${path}`,
      subject: subjectOf(path, body),
      takesMoney: path.endsWith("/capture"),
    };
    try {
      const answer = await wire.call(life, call, () => {
        const { status, body: said } = bank.answer({ method, path, body, requestId });
        // As it travels: nobody may hold on to what PayPal goes on changing.
        return { status, text: JSON.stringify(said) };
      });
      return { status: answer.status, text: () => Promise.resolve(answer.text) };
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (error.how === "refused") return { status: 503, text: () => Promise.resolve("") };
      throw Object.assign(new TypeError("fetch failed"), { cause: error });
    }
  };
