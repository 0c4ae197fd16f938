import type { BillStatus } from "@marquee/domain/bills/bill.schema";
import type { StoredState } from "@marquee/domain/cases/counted-runs";
import {
  BILL_STATES,
  branchState,
  MAIL_STATES,
  outboxState,
  PAYMENT_STATES,
} from "@marquee/domain/cases/stored-states";
import type { Onboarded } from "@marquee/domain/onboarding/sign-up.schema";
import type { CheckoutState } from "@marquee/domain/payments/checkout.schema";
import type { TrafficMarket } from "@marquee/domain/traffic/traffic.schema";
import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { audit, bill, checkout, company, outbox, signUp } from "../schema/schema.ts";

/** Which stored runs are read, those of which something is in it: from an instant on, up to one that is not in it; of one market, or of both. */
export interface StoredPeriod {
  readonly from: string;
  readonly to: string;
  readonly market?: TrafficMarket | undefined;
}

/** One run by what is stored of it. */
type StoredRun = readonly StoredState[];

/** The most runs that are read, the newest ones: more would take too long. The response says what is left out (TRAFFIC-R4). */
export const MOST_RUNS = 20_000;

const country = (market: TrafficMarket | undefined): string | null =>
  market === undefined ? null : market === "US" ? "US" : "canada";

/** The filter by market, if one is requested. */
const inMarket = ({ market }: StoredPeriod): SQL =>
  sql`(${country(market)}::text is null or ${company.countryId} = ${country(market)})`;

const instantText = (column: SQL): SQL =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Rows of many runs, those of one after the other, as runs. */
const toRuns = <Row extends { readonly id: string }>(
  rows: readonly Row[],
  stateOf: (row: Row) => StoredState,
): readonly StoredRun[] =>
  [...Map.groupBy(rows, ({ id }) => id).values()].map((group) => group.map(stateOf));

/** The states of checkouts, as the audit trail has them. */
async function paymentRuns(tx: Tx, period: StoredPeriod): Promise<readonly StoredRun[]> {
  const { rows } = await tx.execute<{ id: string; at: string; state: CheckoutState }>(sql`
    with asked as (
      select ${checkout.id} as id from ${checkout}
      left join ${company} on ${company.id} = ${checkout.companyId}
      where ${checkout.updatedOn} >= ${period.from}::timestamptz and ${checkout.createdOn} < ${period.to}::timestamptz
        and ${inMarket(period)}
      order by ${checkout.createdOn} desc limit ${MOST_RUNS}
    )
    select ${audit.rowId} as id, ${instantText(sql`${audit.at}`)} as at, ${audit.after} ->> 'state' as state
    from ${audit} join asked on asked.id = ${audit.rowId}
    where ${audit.noun} = 'checkouts' and ${audit.after} is not null
      and ${audit.before} ->> 'state' is distinct from ${audit.after} ->> 'state'
    order by ${audit.id}`);
  return toRuns(rows, ({ at, state }) => ({ at, state: PAYMENT_STATES[state] }));
}

const APPROVAL_COLUMNS = (row: SQL) =>
  sql`case when ${row} is not null then jsonb_build_object('is_approve', ${row} -> 'is_approve', 'reviewed', ${row} -> 'reviewed') end`;

type Columns = Readonly<Record<string, unknown>>;

/** The states of branches, as the audit trail has them: of those that are gone, too. */
async function branchRuns(tx: Tx, period: StoredPeriod): Promise<readonly StoredRun[]> {
  const { rows } = await tx.execute<{
    id: string;
    at: string;
    before: Columns | null;
    after: Columns | null;
  }>(sql`
    with asked as (
      select ${audit.rowId} as id, max(${audit.id}) as last from ${audit}
      left join ${company} on ${company.id} = ${audit.companyId}
      where ${audit.noun} = 'stores' and ${audit.at} >= ${period.from}::timestamptz and ${audit.at} < ${period.to}::timestamptz
        and ${inMarket(period)}
      group by 1 order by 2 desc limit ${MOST_RUNS}
    )
    select ${audit.rowId} as id, ${instantText(sql`${audit.at}`)} as at,
      ${APPROVAL_COLUMNS(sql`${audit.before}`)} as before, ${APPROVAL_COLUMNS(sql`${audit.after}`)} as after
    from ${audit} join asked on asked.id = ${audit.rowId}
    where ${audit.noun} = 'stores' order by ${audit.id}`);
  return toRuns(rows, ({ at, before, after }) => ({
    at,
    state: branchState(before, after),
  }));
}

/** What became of bills. */
async function billRuns(tx: Tx, period: StoredPeriod): Promise<readonly StoredRun[]> {
  const { rows } = await tx.execute<{
    created: string;
    decided: string | null;
    status: BillStatus;
  }>(sql`
    select ${instantText(sql`${bill.createdOn}`)} as created, ${instantText(sql`${bill.updatedOn}`)} as decided, ${bill.status} as status
    from ${bill} left join ${company} on ${company.id} = ${bill.companyId}
    where ${bill.createdOn} < ${period.to}::timestamptz and ${inMarket(period)}
      and (${bill.createdOn} >= ${period.from}::timestamptz or ${bill.updatedOn} >= ${period.from}::timestamptz)
    order by ${bill.createdOn} desc limit ${MOST_RUNS}`);
  return rows.map(({ created, decided, status }) => [
    { at: created, state: BILL_STATES.N },
    ...(decided === null || status === "N" ? [] : [{ at: decided, state: BILL_STATES[status] }]),
  ]);
}

/** The runs of work that was due. They belong to no market, so none is found for a single one. */
async function outboxRuns(tx: Tx, period: StoredPeriod): Promise<readonly StoredRun[]> {
  if (period.market !== undefined) return [];
  const { rows } = await tx.execute<{
    created: string;
    done: string | null;
    dead: string | null;
    attempts: number;
  }>(sql`
    select ${instantText(sql`${outbox.createdOn}`)} as created, ${instantText(sql`${outbox.doneOn}`)} as done,
      ${instantText(sql`${outbox.deadOn}`)} as dead, ${outbox.attempts} as attempts
    from ${outbox}
    where ${outbox.createdOn} < ${period.to}::timestamptz
      and coalesce(${outbox.doneOn}, ${outbox.deadOn}, ${outbox.createdOn}) >= ${period.from}::timestamptz
    order by ${outbox.createdOn} desc limit ${MOST_RUNS}`);
  return rows.map(({ created, done, dead, attempts }) => {
    const state = outboxState({ doneOn: done, deadOn: dead, attempts });
    const end = done ?? dead;
    return [
      { at: created, state: "outboxRecord.waiting" },
      ...(state === null || end === null ? [] : [{ at: end, state }]),
    ];
  });
}

/** What became of sign-ups that were sent. Of those that were removed, nothing is stored. */
async function signUpRuns(tx: Tx, period: StoredPeriod): Promise<readonly StoredRun[]> {
  const { rows } = await tx.execute<{
    created: string;
    mail: Onboarded["mail"];
    mailed: string | null;
    approved: string | null;
  }>(sql`
    select ${instantText(sql`${signUp.createdOn}`)} as created, ${signUp.mail} as mail,
      ${instantText(sql`${outbox.createdOn}`)} as mailed, ${instantText(sql`first.at`)} as approved
    from ${signUp} join ${company} on ${company.id} = ${signUp.companyId}
    left join ${outbox} on ${outbox.key} = 'sign-up-mail:' || ${signUp.companyId} || ':' || ${signUp.email} || ':first'
    left join lateral (
      select min(${audit.at}) as at from ${audit}
      where ${audit.noun} = 'stores' and ${audit.rowId} = ${signUp.storeId} and ${audit.after} ->> 'is_approve' = 'Y'
    ) as first on true
    where ${signUp.createdOn} < ${period.to}::timestamptz and ${inMarket(period)}
      and coalesce(first.at, ${outbox.createdOn}, ${signUp.createdOn}) >= ${period.from}::timestamptz
    order by ${signUp.createdOn} desc limit ${MOST_RUNS}`);
  return rows.map(({ created, mail, mailed, approved }) => [
    { at: created, state: "signUpRecord.submitted" },
    ...(mail === null || mailed === null ? [] : [{ at: mailed, state: MAIL_STATES[mail] }]),
    ...(approved === null ? [] : [{ at: approved, state: "signUpRecord.live" }]),
  ]);
}

/** What reads the runs of each chart of what is stored. */
const READERS = new Map<string, (tx: Tx, period: StoredPeriod) => Promise<readonly StoredRun[]>>([
  ["paymentRecord", paymentRuns],
  ["branchRecord", branchRuns],
  ["billRecord", billRuns],
  ["outboxRecord", outboxRuns],
  ["signUpRecord", signUpRuns],
]);

/** Whether the runs of a chart are read from stored rows; no page counts them (TRAFFIC-R2). */
export const isStored = (machine: string): boolean => READERS.has(machine);

/** For each chart, what is no longer stored, and so is in no number. */
const REMOVED: Readonly<Record<string, string>> = {
  signUpRecord: "Sign-ups that were removed are stored no longer, and are not counted.",
};

/** The message that the numbers leave out some runs; empty if they leave out none (TRAFFIC-R4). */
export const missingText = (machine: string, runs: number): string =>
  [
    REMOVED[machine] ?? "",
    runs < MOST_RUNS ? "" : `Only the newest ${MOST_RUNS.toLocaleString("en-CA")} runs were read.`,
  ]
    .filter(Boolean)
    .join(" ");

/** The runs of a chart that had something in a period; none of a chart that pages run. */
export const storedRuns = async (
  tx: Tx,
  machine: string,
  period: StoredPeriod,
): Promise<readonly StoredRun[]> => (await READERS.get(machine)?.(tx, period)) ?? [];
