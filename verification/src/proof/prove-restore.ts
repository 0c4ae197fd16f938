import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { dataFolder } from "../harness/data-folder.ts";
import { makeOwner } from "../nodes/cluster.ts";
import { findPrograms } from "../nodes/programs.ts";
import { archivedPostgres } from "../restore/archived-postgres.ts";
import {
  invoiceNumbers,
  providerPayments,
  readKnown,
  type Known,
  type ProviderPayment,
} from "../restore/provider-payments.ts";
import { restoredMarket } from "../restore/restored-market.ts";
import type { Proof, ProofOptions } from "./proof.ts";

/** Milliseconds to both sides of the moment that is restored. */
const APART = 1_500;

/** The payments of each part of the trial, by their numbers. */
const BEFORE_BACKUP = [1, 2];
const AFTER_BACKUP = [3, 4];
const OPENED_BEFORE = [5, 6];
const LOST = [7, 8, 9, 10, 11, 12];
const AFTER_RESTORE = [13, 14];

const providerOf = (number: number) => (number % 2 === 1 ? "card" : "paypal");

const countOf = (known: ReadonlyMap<ProviderPayment, Known>, ...which: readonly Known[]): number =>
  [...known.values()].filter((each) => which.includes(each)).length;

const describe = (known: ReadonlyMap<ProviderPayment, Known>): string =>
  (["paid", "stuck", "given back", "difference", "nothing"] as const)
    .map((each) => `${countOf(known, each)} ${each}`)
    .join(", ");

/**
 * A database that is restored to a moment while the providers go on (RECONCILE-N1 to RECONCILE-N3): a base backup, the archive of
 * the write-ahead log, payments after the moment. Then `reconcile --since`: each payment of the providers is in the books again, or
 * a stuck payment that staff give back, and no number of an invoice is given twice.
 */
export async function prove({ seed, say }: ProofOptions): Promise<Proof> {
  const { postgres } = findPrograms();
  if (postgres === null || !existsSync(join(postgres, "pg_basebackup"))) {
    say("missing: postgresql, with its pg_basebackup. Nothing was tried.");
    return { passed: 0, failed: 0 };
  }
  const folder = dataFolder("restore");
  await using started = new AsyncDisposableStack();
  started.defer(() => folder.remove());
  const database = await archivedPostgres(postgres, join(folder.path, "postgres"));
  started.defer(database.close);
  const url = await makeOwner(database);
  const market = await restoredMarket(folder.path, url, seed);
  started.defer(market.close);
  const visitor = (number: number) => market.visitor({ number, provider: providerOf(number) });
  const pay = async (numbers: readonly number[]) => {
    for (const number of numbers) await visitor(number).pay();
  };

  await pay(BEFORE_BACKUP);
  await database.backUp();
  await pay(AFTER_BACKUP);
  const open = new Map<number, Awaited<ReturnType<ReturnType<typeof visitor>["open"]>>>();
  for (const number of OPENED_BEFORE) open.set(number, await visitor(number).open());
  await pause(APART);
  const moment = await database.now();
  await pause(APART);
  for (const [number, checkout] of open) if (checkout) await visitor(number).payFor(checkout);
  await pay(LOST);
  const issued = await invoiceNumbers(url);
  await market.stopServer();
  await database.lose();
  say(`restored to ${moment.toISOString()}, with ${issued.length} invoices issued until the end`);

  await database.restoreTo(moment);
  const restored = await invoiceNumbers(url);
  const payments = await providerPayments(market.providersUrl);
  const atFirst = await readKnown(url, payments);
  say(`payments of the providers, after the restore: ${describe(atFirst)}`);
  const since = moment.toISOString();
  const first = await market.operate("reconcile", "--since", since);
  for (const line of first.text.trim().split("\n")) say(`reconcile: ${line}`);
  const repaired = await readKnown(url, payments);
  say(`payments of the providers, after reconcile: ${describe(repaired)}`);
  const again = await market.operate("reconcile", "--since", since);
  const repeated = await readKnown(url, payments);

  await market.startServer();
  await pay(AFTER_RESTORE);
  const numbers = await invoiceNumbers(url);
  const newNumbers = numbers.filter((number) => !restored.includes(number));
  const twice = newNumbers.filter((number) => issued.includes(number));
  const given = await market.giveBack();
  const afterRefunds = await readKnown(url, await providerPayments(market.providersUrl));
  say(`staff gave back ${given.length}; afterwards: ${describe(afterRefunds)}`);

  const missing = OPENED_BEFORE.length + LOST.length;
  const findings = [
    ...(countOf(atFirst, "nothing") === missing
      ? []
      : [`the restore lost ${countOf(atFirst, "nothing")} payments, and ${missing} were expected`]),
    ...(first.code === 0 ? [] : [`OPERATE-11 reconcile ended with ${first.code}`]),
    ...[...repaired]
      .filter(([, known]) => known === "nothing" || known === "difference")
      .map(([{ payment }, known]) => `RECONCILE-N1 ${payment} is in no book: ${known}`),
    ...twice.map((number) => `RECONCILE-N2 ${number} was issued twice`),
    ...(newNumbers.length >= AFTER_RESTORE.length
      ? []
      : [`RECONCILE-N2 ${newNumbers.length} invoices were issued after the restore`]),
    ...(again.code === 0 && describe(repeated) === describe(repaired)
      ? []
      : [`RECONCILE-N3 repeated, it ended with ${again.code}: ${again.text}`]),
    ...(countOf(afterRefunds, "stuck", "difference", "nothing") === 0
      ? []
      : [`RECONCILE-N1 not all were given back: ${describe(afterRefunds)}`]),
  ];
  for (const finding of findings) say(finding);
  return { passed: payments.length + numbers.length, failed: findings.length };
}
