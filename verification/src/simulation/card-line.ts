import Stripe from "stripe";
import type { CardBank } from "./card-bank.ts";
import type { BankAnswer } from "./bank-answer.ts";
import type { Life } from "./schedule.ts";
import { NoAnswer, type Wire } from "./wire.ts";

class LineAnswer extends Stripe.HttpClientResponse {
  readonly #answer: BankAnswer;

  constructor(answer: BankAnswer) {
    super(answer.status, { "request-id": "req_simulated" });
    this.#answer = answer;
  }

  override getRawResponse(): unknown {
    return this.#answer;
  }

  override toJSON(): Promise<unknown> {
    // As it travels: nobody may hold on to what the provider goes on changing.
    return Promise.resolve(JSON.parse(JSON.stringify(this.#answer.body)));
  }
}

const BROKEN: BankAnswer = {
  status: 500,
  body: { error: { type: "api_error", message: "Something went wrong on our side." } },
};

/** The provider's own SDK speaks to the bank in memory over this, one process's calls over one line. */
export class CardLine extends Stripe.HttpClient {
  readonly #bank: CardBank;
  readonly #wire: Wire;
  readonly #life: Life;

  constructor(bank: CardBank, wire: Wire, life: Life) {
    super();
    this.#bank = bank;
    this.#wire = wire;
    this.#life = life;
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
    // Keys that the SDK makes up by itself are new with every call.
    const ours = typeof key === "string" && !key.startsWith("stripe-node-retry") ? key : null;
    try {
      const call = {
        what: `${method} ${path}`,
        subject: this.#subjectOf(method, path, form),
        takesMoney: path.endsWith("/confirm"),
      };
      const answer = await this.#wire.call(this.#life, call, () =>
        this.#bank.answer({ method, path, form, key: ours }),
      );
      return new LineAnswer(answer);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      if (error.how === "refused") return new LineAnswer(BROKEN);
      throw Object.assign(new Error("timed out"), { code: "ETIMEDOUT" });
    }
  }

  /** The payment that a call is about. Whose cards are kept is nobody's alone, and what was paid may be looked at. */
  #subjectOf(method: string, path: string, form: URLSearchParams): string | null {
    const [, , noun, id] = path.split("?")[0]?.split("/") ?? [];
    if (noun === "customers" || noun === "payment_methods") return null;
    const isPaid = this.#bank.intents.get(id ?? "")?.status === "succeeded";
    if (isPaid && method === "GET") return null;
    return id ?? form.get("metadata[attempt]") ?? "";
  }
}
