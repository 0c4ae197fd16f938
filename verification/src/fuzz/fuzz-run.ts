import { setTimeout as pause } from "node:timers/promises";
import { inspect } from "node:util";
import fc from "fast-check";
import { createHandlers } from "@marquee/server/handlers";
import { unbuiltCalls } from "@marquee/server/platform/http/mount";
import { testServer, type TestServer } from "../harness/test-server.ts";
import { COMPANY } from "../harness/world.ts";
import { fuzzCallers, type FuzzCaller } from "./fuzz-callers.ts";
import { fuzzCalls } from "./fuzz-call.ts";
import { fuzzRequests, type FuzzRequest } from "./fuzz-request.ts";
import { addMarkedRows } from "./fuzz-world.ts";
import { judge, textOf } from "./judge.ts";
import { Witness } from "./witness.ts";
import { keepWriteLog, strangersQuery, takeWritten } from "./write-log.ts";

const BATCH = 250;
/** Milliseconds that this process may work on one request: a busy machine takes longer, and works no more. */
const MOST_WORK = 5000;
/** Whoever has not answered by then never will. */
const HANGS = 120_000;

const worked = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

/** What the system writes in its own name while a person's request waits for the card provider. */
const SETTLED_BY_SYSTEM: ReadonlySet<string> = new Set(
  "payment_attempt provider_event checkout transaction invoice invoice_counter campaign campaign_offer campaign_product campaign_city campaign_state offer product audit".split(
    " ",
  ),
);

/** Calls that answer 409 after a provider was asked: what it said of the payment has to be known later. */
const ASKS_PROVIDER: ReadonlySet<string> = new Set(["payments.payOffer"]);
/** How a payment stands, and nothing that a payment makes. */
const SAID_BY_PROVIDER: ReadonlySet<string> = new Set([
  "payment_attempt",
  "checkout",
  "transaction",
  "audit",
]);

const mayKeep = ({ request, status }: Done, tables: readonly string[]): boolean =>
  status === 409 &&
  ASKS_PROVIDER.has(request.target.name) &&
  tables.every((table) => SAID_BY_PROVIDER.has(table));

export interface Finding {
  readonly number: number;
  /** The rule of docs/specs/reliability.md that is broken. */
  readonly rule: string;
  readonly request: string;
  readonly problem: string;
}

export interface FuzzReport {
  readonly requests: number;
  readonly findings: readonly Finding[];
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** The calls that have a handler, and those that answered 200 at least once. */
  readonly built: readonly string[];
  readonly answered: ReadonlySet<string>;
}

interface Done {
  readonly number: number;
  readonly request: FuzzRequest;
  readonly status: number;
  readonly text: string;
}

const shown = ({ caller, method, url, headers, payload }: FuzzRequest): string => {
  const { authorization: _secret, ...rest } = headers;
  const body =
    typeof payload === "string" ? payload.slice(0, 600) : `${payload?.length ?? 0} bytes`;
  return `${caller.name}: ${method} ${url.slice(0, 600)} ${JSON.stringify(rest)} ${body}`;
};

const HEX = /\b[0-9a-f]{32}\b/g;

/** One fuzzed server: sends requests one after the other, and judges them alone and in batches. */
class Fuzzing {
  readonly findings: Finding[] = [];
  readonly statuses: Record<string, number> = {};
  readonly answered = new Set<string>();
  readonly #server: TestServer;
  readonly #strangers: string;
  readonly #witness = new Witness();
  readonly #done = new Map<string, Done>();
  readonly #shownTo = new Map<FuzzCaller, Map<string, Done>>();

  constructor(server: TestServer, strangers: string) {
    this.#server = server;
    this.#strangers = strangers;
  }

  /** `problem` begins with the rule that is broken. */
  #found(number: number, request: FuzzRequest, problem: string): void {
    const [rule = "", ...words] = problem.split(" ");
    this.findings.push({
      number,
      rule,
      request: shown(request),
      problem: `${request.target.name} ${words.join(" ")}`,
    });
  }

  async one(number: number, request: FuzzRequest): Promise<void> {
    const { method, url, headers, payload } = request;
    this.#witness.requestId = "";
    const began = process.cpuUsage();
    const answer = this.#server.app.inject({
      method,
      url,
      headers: { ...headers, [Witness.header]: String(number) },
      ...(payload === null ? {} : { payload }),
    });
    const late = new AbortController();
    const limit = pause(HANGS, null, { ref: false, signal: late.signal }).catch(() => null);
    const response = await Promise.race([answer, limit]);
    late.abort();
    if (response === null) return this.#found(number, request, "REL-F1 is never answered");
    if (worked(began) > MOST_WORK)
      this.#found(number, request, `REL-F1 took more than ${MOST_WORK} ms of work`);
    const { statusCode: status } = response;
    this.statuses[status] = (this.statuses[status] ?? 0) + 1;
    if (status === 200) this.answered.add(request.target.name);
    const { thrown, requestId } = this.#witness;
    const because = thrown && status >= 500 ? ` — ${inspect(thrown, { depth: 1 })}` : "";
    for (const problem of judge(request, response)) this.#found(number, request, problem + because);
    const done = { number, request, status, text: textOf(response) };
    if (requestId) this.#done.set(requestId, done);
    this.#keepIds(done);
  }

  /** Remembers the ids an answer shows to people of one company that they did not say themselves. */
  #keepIds(done: Done): void {
    const { caller, url, payload } = done.request;
    if (caller.privileged || caller.home === null) return;
    const said = `${url} ${payload === null ? "" : String(payload)}`;
    const ids = this.#shownTo.get(caller) ?? new Map<string, Done>();
    this.#shownTo.set(caller, ids);
    for (const id of done.text.match(HEX) ?? []) if (!said.includes(id)) ids.set(id, done);
  }

  async #judgeWrites(): Promise<void> {
    for (const { request: id, tables } of await takeWritten(this.#server.database.owner)) {
      const done = this.#done.get(id);
      if (!done && id === "" && tables.every((table) => SETTLED_BY_SYSTEM.has(table))) continue;
      if (!done) {
        const first = this.#done.values().next().value;
        if (first)
          this.#found(
            first.number,
            first.request,
            `REL-F4 or one of the next ${BATCH} wrote ${tables.join(", ")} under no number`,
          );
      } else if (done.request.target.route.safe || done.request.method === "HEAD") {
        this.#found(done.number, done.request, `REL-F4 only reads, and wrote ${tables.join(", ")}`);
      } else if (done.status >= 400 && !mayKeep(done, tables)) {
        this.#found(
          done.number,
          done.request,
          `REL-F4 was refused with ${done.status}, and wrote ${tables.join(", ")}`,
        );
      }
    }
    this.#done.clear();
  }

  async #judgeIds(): Promise<void> {
    for (const [{ home, storeId }, ids] of this.#shownTo) {
      if (home === null) continue;
      const { rows } = await this.#server.database.owner.query<{ name: string; id: string }>(
        this.#strangers,
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

  async batch(): Promise<void> {
    await this.#judgeWrites();
    await this.#judgeIds();
  }

  leave(): void {
    this.#witness.leave();
  }
}

export interface FuzzOptions {
  readonly seed: number;
  readonly count: number;
  /** Statements run on the finished world before the first request, by those who test this very judge. */
  readonly plant?: string;
  /** Only calls of these nouns; without any, all of them. */
  readonly nouns?: readonly string[];
  /** Told after every batch. */
  readonly progress?: (sent: number, findings: readonly Finding[]) => void;
}

/** Sends `count` requests drawn from `seed` to a server of its own, and answers everything that was wrong. */
export async function fuzz({
  seed,
  count,
  plant = "",
  nouns = [],
  progress,
}: FuzzOptions): Promise<FuzzReport> {
  const server = await testServer({ listen: true, env: { RATE_LIMITS: "off" } });
  try {
    const learned = await addMarkedRows(server);
    await keepWriteLog(server.database.owner);
    await server.database.owner.query(plant);
    const unbuilt = new Set(unbuiltCalls(createHandlers(server.services)));
    const isBuilt = (name: string) => !unbuilt.has(name);
    const requests = fuzzRequests(await fuzzCallers(server), isBuilt, learned, nouns);
    const fuzzing = new Fuzzing(server, await strangersQuery(server.database.owner));
    for (let sent = 0; sent < count;) {
      const drawn = fc.sample(requests, {
        seed: seed + sent,
        numRuns: Math.min(BATCH, count - sent),
      });
      for (const request of drawn) await fuzzing.one(sent++, request);
      await fuzzing.batch();
      progress?.(sent, fuzzing.findings);
    }
    fuzzing.leave();
    const { findings, statuses, answered } = fuzzing;
    const built = fuzzCalls()
      .map(({ name }) => name)
      .filter(isBuilt);
    return { requests: count, findings, statuses, built, answered };
  } finally {
    await server.close();
  }
}
