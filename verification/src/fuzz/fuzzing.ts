import type { LightMyRequestResponse } from "fastify";
import { setTimeout as pause } from "node:timers/promises";
import { inspect } from "node:util";
import type { TestServer } from "../harness/test-server.ts";
import { COMPANY } from "../harness/world.ts";
import { checkResponse, responseText } from "./check-response.ts";
import type { Responded } from "./flows/flow-player.ts";
import type { FuzzCaller } from "./fuzz-callers.ts";
import type { FuzzRequest } from "./fuzz-request.ts";
import { RequestObserver } from "./request-observer.ts";
import { drainWritten } from "./write-log.ts";

/** Milliseconds that this process may work on one request: a busy machine takes longer, and works no more. */
const MOST_WORK = 5000;
/** A server that has not responded by then counts as hung. */
const HANGS = 120_000;

const workMillis = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** What the system writes in its own name: when it mails an invitation, while a request waits for the card provider, and of images in deliveries. */
const WRITTEN_BY_SYSTEM: ReadonlySet<string> = new Set(
  "payment_attempt provider_event dispute book_difference notification checkout transaction credit_note invoice paper_counter user_entry outbox campaign campaign_offer campaign_product campaign_city campaign_state offer product audit stored_image".split(
    " ",
  ),
);

/** Calls that return 409 after a provider was queried: what it said of the payment has to be known later. */
const ASKS_PROVIDER: ReadonlySet<string> = new Set(["payments.openCheckout", "payments.payOffer"]);
/** The state of a payment, and nothing that a payment makes. */
const SAID_BY_PROVIDER: ReadonlySet<string> = new Set([
  "payment_attempt",
  "checkout",
  "transaction",
  "audit",
]);

const mayStore = ({ request, status }: Done, tables: readonly string[]): boolean =>
  status === 409 &&
  ASKS_PROVIDER.has(request.target.name) &&
  tables.every((table) => SAID_BY_PROVIDER.has(table));

/** The one read that writes: the first of a sign-in says when that was (USER-S1), and lists it among the sessions (SESSION-O3). */
const isFirstOfSignIn = ({ request: { target, method } }: Done, tables: readonly string[]) =>
  target.name === "session.current" &&
  method === target.route.method &&
  tables.every((table) => table === "user_entry" || table === "user_session");

export interface Finding {
  readonly number: number;
  /** The rule of docs/specs/reliability.md that is broken. */
  readonly rule: string;
  readonly request: string;
  readonly problem: string;
}

type Response = LightMyRequestResponse;

interface Done {
  readonly number: number;
  readonly request: FuzzRequest;
  readonly status: number;
  readonly text: string;
}

const describeRequest = ({ caller, method, url, headers, payload }: FuzzRequest): string => {
  const { authorization: _secret, ...rest } = headers;
  const body =
    typeof payload === "string" ? payload.slice(0, 600) : `${payload?.length ?? 0} bytes`;
  return `${caller.name}: ${method} ${url.slice(0, 600)} ${JSON.stringify(rest)} ${body}`;
};

const HEX = /\b[0-9a-f]{32}\b/g;

/** One fuzzed server: sends requests one after the other, and checks them alone and in batches. */
export class Fuzzing {
  readonly findings: Finding[] = [];
  readonly statuses: Record<string, number> = {};
  readonly responded = new Set<string>();
  #sent = 0;
  readonly #server: TestServer;
  readonly #foreignRows: string;
  readonly #observer = new RequestObserver();
  readonly #done = new Map<string, Done>();
  readonly #shownTo = new Map<FuzzCaller, Map<string, Done>>();

  constructor(server: TestServer, foreignRows: string) {
    this.#server = server;
    this.#foreignRows = foreignRows;
  }

  /** `problem` begins with the rule that is broken. */
  #found(number: number, request: FuzzRequest, problem: string): void {
    const [rule = "", ...words] = problem.split(" ");
    this.findings.push({
      number,
      rule,
      request: describeRequest(request),
      problem: `${request.target.name} ${words.join(" ")}`,
    });
  }

  /** How many requests have been sent. */
  get sent(): number {
    return this.#sent;
  }

  async #inject({ method, url, headers, payload }: FuzzRequest): Promise<Response | null> {
    const result = this.#server.app.inject({
      method,
      url,
      headers: { ...headers, [RequestObserver.header]: String(this.#sent) },
      ...(payload === null ? {} : { payload }),
    });
    const late = new AbortController();
    const limit = pause(HANGS, null, { ref: false, signal: late.signal }).catch(() => null);
    const response = await Promise.race([result, limit]);
    late.abort();
    return response;
  }

  /** Sends a request and checks its answer; with a status, also that the response has it (REL-F9). */
  readonly send = async (request: FuzzRequest, expected: number | null): Promise<Responded> => {
    const number = this.#sent++;
    this.#observer.requestId = "";
    const began = process.cpuUsage();
    const response = await this.#inject(request);
    if (response === null) {
      this.#found(number, request, "REL-F1 is never answered");
      return { status: 0, text: "" };
    }
    if (workMillis(began) > MOST_WORK)
      this.#found(number, request, `REL-F1 took more than ${MOST_WORK} ms of work`);
    const { statusCode: status } = response;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (status === 200) this.responded.add(request.target.name);
    const { thrown, requestId } = this.#observer;
    const because = thrown && status >= 500 ? ` — ${inspect(thrown, { depth: 1 })}` : "";
    for (const problem of checkResponse(request, response))
      this.#found(number, request, problem + because);
    const text = responseText(response);
    if (expected !== null && status !== expected)
      this.#found(
        number,
        request,
        `REL-F9 answers ${status} instead of ${expected}: ${text.slice(0, 300)}`,
      );
    const done = { number, request, status, text };
    if (requestId) this.#done.set(requestId, done);
    this.#rememberIds(done);
    return { status, text };
  };

  /** Remembers the ids an answer shows to users of one company that they did not send themselves. */
  #rememberIds(done: Done): void {
    const { caller, url, payload } = done.request;
    if (caller.privileged || caller.home === null) return;
    const said = `${url} ${payload === null ? "" : String(payload)}`;
    const ids = this.#shownTo.get(caller) ?? new Map<string, Done>();
    this.#shownTo.set(caller, ids);
    for (const id of done.text.match(HEX) ?? []) if (!said.includes(id)) ids.set(id, done);
  }

  async #checkWrites(): Promise<void> {
    for (const { request: id, tables } of await drainWritten(this.#server.database.owner)) {
      const done = this.#done.get(id);
      if (!done && id === "" && tables.every((table) => WRITTEN_BY_SYSTEM.has(table))) continue;
      if (!done) {
        const first = this.#done.values().next().value;
        if (first)
          this.#found(
            first.number,
            first.request,
            `REL-F4 or one of the requests after it wrote ${tables.join(", ")} under no number`,
          );
      } else if (isFirstOfSignIn(done, tables)) {
        continue;
      } else if (done.request.target.route.safe || done.request.method === "HEAD") {
        this.#found(done.number, done.request, `REL-F4 only reads, and wrote ${tables.join(", ")}`);
      } else if (done.status >= 400 && !mayStore(done, tables)) {
        this.#found(
          done.number,
          done.request,
          `REL-F4 was refused with ${done.status}, and wrote ${tables.join(", ")}: ${done.text.slice(0, 300)}`,
        );
      }
    }
    this.#done.clear();
  }

  async #checkIds(): Promise<void> {
    for (const [{ home, storeId }, ids] of this.#shownTo) {
      if (home === null) continue;
      const { rows } = await this.#server.database.owner.query<{ name: string; id: string }>(
        this.#foreignRows,
        [[...ids.keys()], COMPANY[home], storeId],
      );
      for (const { name, id } of rows) {
        const done = ids.get(id);
        if (done)
          this.#found(
            done.number,
            done.request,
            `REL-F3 shows ${name} ${id} of another company or branch`,
          );
      }
    }
    this.#shownTo.clear();
  }

  async checkBatch(): Promise<void> {
    await this.#checkWrites();
    await this.#checkIds();
  }

  stop(): void {
    this.#observer.stop();
  }
}
