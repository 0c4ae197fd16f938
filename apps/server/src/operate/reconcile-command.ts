import { startOfCentralDay } from "@marquee/domain/dates/central-time";
import { isDay } from "@marquee/domain/dates/days";
import { countWords } from "@marquee/domain/wire/count-words";
import { isNull } from "drizzle-orm";
import type { PaymentServices } from "../payments/payment-services.ts";
import { repairAfterRestore } from "../reconciliation/after-restore.ts";
import { runComparison, sinceLast, WAITS, type Outcome } from "../reconciliation/run-comparison.ts";
import { bookDifference } from "../schema/schema.ts";
import type { MaintenanceCommand } from "./command.ts";
import { reportDone, reportFound, refuse, type Finding } from "./done.ts";
import { asOperator } from "./operator-scope.ts";
import { withProviders } from "./provider-services.ts";

/** A day in Central time, or an instant in UTC; null for other words. */
function readSince(word: string | undefined): Date | null {
  if (word === undefined) return null;
  if (isDay(word)) return new Date(startOfCentralDay(word));
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?Z$/.test(word) &&
    !Number.isNaN(Date.parse(word))
    ? new Date(word)
    : null;
}

const openCount = (services: PaymentServices): Promise<number> =>
  asOperator(services.pool, "reconcile", (tx) =>
    tx.$count(bookDifference, isNull(bookDifference.closedOn)),
  );

async function report(
  services: PaymentServices,
  since: Date,
  { compared, alike }: Outcome,
  repaired: readonly string[],
): Promise<Finding> {
  const open = await openCount(services);
  const lines = [
    `${compared.toLocaleString("en")} lines since ${since.toISOString()} were compared, ${alike.toLocaleString("en")} are alike.`,
    ...repaired,
    open === 0
      ? "No difference is open."
      : `${countWords(open, "difference is", "differences are")} open: they are listed under Transactions, Reconcile.`,
  ];
  return open === 0 ? reportDone(lines.join("\n")) : reportFound(lines.join("\n"));
}

async function compareNow(services: PaymentServices): Promise<Finding> {
  const since = await sinceLast(services);
  const until = new Date(services.clock.now().getTime() - WAITS);
  const outcome = await runComparison(services, { since, until });
  return outcome.failure === null
    ? report(services, since, outcome, [])
    : refuse(`Not compared. ${outcome.failure}.`);
}

/** After a restore nothing waits: what the providers have now is what there is. */
async function compareSince(services: PaymentServices, since: Date): Promise<Finding> {
  const period = () => ({ since, until: new Date(services.clock.now().getTime() + 1) });
  const first = await runComparison(services, period());
  if (first.failure !== null) return refuse(`Not compared. ${first.failure}.`);
  const repaired = await repairAfterRestore(services, since);
  if (repaired.length === 0) return report(services, since, first, repaired);
  const second = await runComparison(services, period());
  return second.failure === null
    ? report(services, since, second, repaired)
    : refuse([...repaired, `Not compared again. ${second.failure}.`].join("\n"));
}

/** Compares the books with the providers (RECONCILE-P7), and repairs them after a restore (RECONCILE-N1 to RECONCILE-N3). */
export const reconcileCommand: MaintenanceCommand = {
  forms: ["", "--since <day>", "--since <time>"],
  about: "Compares the books with the lists of the payment providers.",
  notes: [
    "Ends with 1 if differences are open, with 2 if a provider did not send its lists.",
    "With --since, after a restore to a point in time: money that the books do not know becomes a",
    "stuck payment of its payer, and numbers of invoices go on behind what was issued. Run it before",
    "the servers start. It may be repeated. A day is in Central time, a time in UTC.",
  ],
  example: "--since 2026-03-02T18:00Z",
  maintain: (config, [option, word, ...rest]) => {
    if (option === undefined) return withProviders(config, compareNow);
    const since = readSince(word);
    if (option !== "--since" || since === null || rest.length > 0)
      return Promise.resolve(
        refuse("Say since when: --since with a day, 2026-03-02, or a time, 2026-03-02T18:00Z."),
      );
    return withProviders(config, (services) => compareSince(services, since));
  },
};
