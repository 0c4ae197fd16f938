import { paypalOrders } from "@marquee/server/payments/paypal/paypal-orders";
import { stripeCards } from "@marquee/server/payments/stripe/stripe-cards";
import type { FastifyBaseLogger } from "fastify";
import { CardSavingResponses } from "./checks/card-saving-responses.ts";
import { ChargeResponses } from "./checks/charge-responses.ts";
import { drawFaultProfile, endFaults, type FaultProfile } from "./fault-profile.ts";
import { isInjected, errorMessage } from "./injected-error.ts";
import { createNetwork } from "./network.ts";
import { PAYPAL, paypalHttp } from "./providers/paypal-http.ts";
import { createPaypal, type SimulatedPaypal } from "./providers/simulated-paypal.ts";
import { createStripe, type SimulatedStripe } from "./providers/simulated-stripe.ts";
import { StripeHttp } from "./providers/stripe-http.ts";
import type { Intent } from "./providers/stripe-intent.ts";
import { WebhookDispatcher } from "./providers/webhook-dispatcher.ts";
import type { Random } from "./random.ts";
import { RunningStatements, type Statement } from "./running-statements.ts";
import { situationOf } from "./scenario/situations.ts";
import { Scheduler, type SimulatedProcess } from "./scheduler.ts";
import type { SimulatedDatabase } from "./simulated-database.ts";
import { SimulatedServers } from "./simulated-servers.ts";
import { sweepSometimes } from "./sweeps.ts";
import { ownerOfCard } from "./users/users.ts";

const SECRETS = {
  secretKey: "sk_test_simulated",
  publishableKey: "pk_test_simulated",
  webhookSecret: "whsec_simulated",
  origin: null,
};

/** The statement that takes leases: of one attempt, or of those that are due. */
const TAKES_LEASE = /^select .* from "payment_attempt" .*"leased_until".* limit /s;

/** How often a refund that arrived is returned by the bank of its payer. */
const RETURNS = 0.25;

/** What a webhook is about, for the trace. */
const nameOf = (object: object): string =>
  "id" in object ? String(object.id) : "dispute_id" in object ? String(object.dispute_id) : "";

/** Servers, providers and the network between them, in one simulated time. Everything random comes from the seed. */
export class Simulation {
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly faults: FaultProfile;
  readonly servers: SimulatedServers;
  readonly stripe: SimulatedStripe;
  readonly paypal: SimulatedPaypal;
  /** Checks the answers to users about saving the card that pays. */
  readonly savingResponses: CardSavingResponses;
  /** Checks the answers to users who pay with a saved card. */
  readonly chargeResponses: ChargeResponses;
  /** In this seed no process is suspended, and no call has its effect after its timeout. */
  readonly isPunctual: boolean;
  /** Everything is paid: refunds, disputes and money that comes back follow. */
  isAftermath = false;
  readonly webhooks: WebhookDispatcher;
  /** What was seen that must not be, while it ran; each begins with the rule that is broken. */
  readonly findings: string[] = [];
  /** Actors that are no server: users, staff, providers. They are never killed. */
  readonly #outside: SimulatedProcess = { name: "outside", dead: false, delayed: false };
  #tasks = 0;

  constructor(seed: number, random: Random, database: SimulatedDatabase, start: number) {
    this.random = random;
    const statements = new RunningStatements({
      monitor: database.monitor,
      blocked: (statement) => this.#checkWait(statement),
      deadlocked: (labels) =>
        this.findings.push(`SIM-S4 transactions wait in a ring: ${labels.join(", ")}`),
    });
    const scheduler = new Scheduler(random, statements, start);
    const faults = drawFaultProfile(random, situationOf(seed));
    this.scheduler = scheduler;
    this.faults = faults;
    const { late, lateCharges, suspensions } = faults;
    this.isPunctual = late === 0 && lateCharges === 0 && suspensions === 0;
    const later = (what: string, milliseconds: number, happens: () => void): void =>
      this.begin(async () => {
        await this.pause(what, milliseconds);
        happens();
      });
    const report = (finding: string) => void this.findings.push(finding);
    const network = createNetwork({
      scheduler,
      random,
      faults,
      later,
      report: (finding) => report(`SIM-I7 ${finding}`),
    });
    const webhooks = new WebhookDispatcher({
      ...SECRETS,
      seed,
      random,
      faults,
      scheduler,
      begin: (task) => this.begin(task),
      pause: (what, milliseconds) => this.pause(what, milliseconds),
      request: (what, handle) => this.servers.request(what, handle),
    });
    const common = {
      random,
      later,
      now: () => scheduler.now,
      slowRefunds: faults.slowRefunds,
      returns: () => (this.isAftermath ? RETURNS : 0),
      seed,
    };
    this.webhooks = webhooks;
    this.savingResponses = new CardSavingResponses(this.isPunctual, (finding) =>
      report(`SIM-I9 ${finding}`),
    );
    this.chargeResponses = new ChargeResponses(suspensions === 0, (finding) =>
      report(`SIM-I6 ${finding}`),
    );
    this.stripe = createStripe({
      ...common,
      send: (type, intent) => {
        if (type === "payment_intent.succeeded") {
          this.savingResponses.check(intent);
          this.#checkOwnCard(intent);
        }
        webhooks.sendIntent(type, intent);
      },
      announce: (type, object) => {
        if (this.isAftermath) webhooks.sendObject(type, object, nameOf(object));
      },
    });
    this.paypal = createPaypal({
      ...common,
      send: (type, order) => webhooks.sendOrder(type, order),
      announce: (type, resource) => {
        if (this.isAftermath) webhooks.sendResource(type, resource, nameOf(resource));
      },
    });
    // what was settled is read by events, too, which take no lease: each of them stores what it read by its version
    const readsFreely = () => this.isAftermath;
    this.servers = new SimulatedServers({
      random,
      scheduler,
      statements,
      faults,
      connect: database.connect,
      clientsOf: (process) => ({
        cards: stripeCards({
          ...SECRETS,
          transport: new StripeHttp(this.stripe, network, process, readsFreely),
        }),
        paypal: paypalOrders({
          ...PAYPAL,
          transport: paypalHttp(this.paypal, network, process, readsFreely),
        }),
      }),
      begin: (task) => this.begin(task),
      pause: (what, milliseconds) => this.pause(what, milliseconds),
      work: (server) =>
        sweepSometimes(
          {
            random,
            log: this.log,
            pause: (what, milliseconds) => this.pause(what, milliseconds),
            requestOf: (...request) => this.servers.requestOf(...request),
          },
          server,
        ),
      report,
    });
  }

  /** Starts a task that goes on by itself; the run lasts until all tasks have ended. */
  begin(task: () => Promise<unknown>): void {
    this.#tasks += 1;
    const end = (): void => {
      this.#tasks -= 1;
    };
    void task().then(end, (error: unknown) => {
      this.findings.push(`SIM-S2 ${errorMessage(error)}`);
      end();
    });
  }

  /** Runs until every task has ended. */
  settle(): Promise<void> {
    return this.scheduler.run(() => this.#tasks === 0);
  }

  /** Waits in simulated time. */
  pause(what: string, milliseconds: number): Promise<void> {
    return this.scheduler.turn(this.#outside, what, { delay: milliseconds });
  }

  /** Ends every fault, from now on. */
  endFaults(): void {
    endFaults(this.faults);
  }

  /** The servers' log: an error that was not injected is a finding. */
  readonly log: Pick<FastifyBaseLogger, "error" | "warn"> = {
    warn: () => undefined,
    error: (about: unknown) => {
      const error =
        typeof about === "object" && about !== null && "err" in about ? about.err : about;
      if (!isInjected(error)) this.findings.push(`SIM-S2 a sweep: ${errorMessage(error)}`);
    },
  };

  /** If no call is late, a card is never saved for another user, not even for a moment (SIM-I14). */
  #checkOwnCard({ id, card, customer, savesCard }: Intent): void {
    if (!this.isPunctual || !savesCard || card === null || customer === null) return;
    const email = this.stripe.customers.emails.get(customer);
    if (ownerOfCard(card.fingerprint) !== email)
      this.findings.push(`SIM-I14 ${id} saves the card ${card.fingerprint} for ${email}`);
  }

  /** A process that takes leases skips those that another one holds, and never waits for them (SIM-I7). */
  #checkWait({ label, text }: Statement): void {
    this.scheduler.note(`${label} waits for a lock`);
    if (TAKES_LEASE.test(text))
      this.findings.push(`SIM-I7 ${label} waits for a lease of another process`);
  }
}
