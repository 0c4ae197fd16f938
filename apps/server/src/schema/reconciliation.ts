import {
  LINE_KINDS,
  PROVIDERS,
  type LineKind,
  type Provider,
} from "@marquee/domain/reconciliation/book-line";
import { FINDINGS, type Finding } from "@marquee/domain/reconciliation/compare-lines";
import { DifferenceNote, type BookTotal } from "@marquee/domain/reconciliation/difference.schema";
import { MOVEMENT_KINDS, type MovementKind } from "@marquee/domain/reconciliation/movement";
import { SETTLEMENTS, type Settlement } from "@marquee/domain/reconciliation/settlement";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { amount, day, instant, staffPolicy, systemPolicy } from "../platform/database/columns.ts";
import { fieldChecks } from "../platform/database/field-checks.ts";

const oneOf = (words: readonly string[]) => sql.raw(`('${words.join("', '")}')`);

/** What moved on a provider's account, as its list has it. */
export const providerLine = pgTable(
  "provider_line",
  {
    provider: text().$type<Provider>().notNull(),
    /** The provider's id of the movement. */
    line: text().notNull(),
    kind: text().$type<MovementKind>().notNull(),
    /** What moved, below zero if it left the account, and what the provider took of it. */
    gross: amount().notNull(),
    fee: amount().notNull(),
    currency: text().notNull(),
    movedOn: instant("moved_on").notNull(),
    /** The payout that it was part of; null before, and where a provider has none. */
    payout: text(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.line] }),
    index("provider_line_moved").on(table.movedOn),
    index("provider_line_payout").on(table.payout),
    check("provider_line_provider", sql`${table.provider} in ${oneOf(PROVIDERS)}`),
    check("provider_line_kind", sql`${table.kind} in ${oneOf(MOVEMENT_KINDS)}`),
    staffPolicy("provider_line"),
  ],
);

/** A comparison that was requested, or belongs to a night, with what it came to. The server that works on it holds its lease. */
export const bookComparison = pgTable(
  "book_comparison",
  {
    id: text().primaryKey(),
    night: day(),
    since: instant(),
    until: instant(),
    requestedOn: instant("requested_on").notNull(),
    requestedBy: text("requested_by"),
    leasedUntil: instant("leased_until"),
    endedOn: instant("ended_on"),
    compared: integer().notNull().default(0),
    alike: integer().notNull().default(0),
    totals: jsonb().$type<readonly BookTotal[]>().notNull().default([]),
    failure: text(),
  },
  (table) => [
    unique("book_comparison_nightly").on(table.night),
    index("book_comparison_requested").on(table.requestedOn.desc()),
    check("book_comparison_counts", sql`${table.alike} between 0 and ${table.compared}`),
    check("book_comparison_ended", sql`${table.endedOn} is not null or ${table.failure} is null`),
    staffPolicy("book_comparison"),
  ],
);

/** A line on which the books and a provider differ, once for each line. */
export const bookDifference = pgTable(
  "book_difference",
  {
    id: text().primaryKey(),
    provider: text().$type<Provider>().notNull(),
    kind: text().$type<LineKind>().notNull(),
    line: text().notNull(),
    /** Ids of a payment and a checkout that may not be ours. */
    payment: text(),
    checkout: text(),
    payer: text(),
    finding: text().$type<Finding>().notNull(),
    hereAmount: amount("here_amount"),
    hereCurrency: text("here_currency"),
    hereState: text("here_state"),
    thereAmount: amount("there_amount"),
    thereCurrency: text("there_currency"),
    thereState: text("there_state"),
    movedOn: instant("moved_on").notNull(),
    foundOn: instant("found_on").notNull(),
    seenOn: instant("seen_on").notNull(),
    closedOn: instant("closed_on"),
    closedBy: text("closed_by"),
    note: text(),
    settledAs: text("settled_as").$type<Settlement>(),
    /** The fee of the dispute as staff have booked it: the books have no other of a dispute that is not here. */
    bookedAmount: amount("booked_amount"),
  },
  (table) => [
    unique("book_difference_once").on(table.provider, table.kind, table.line),
    index("book_difference_found").on(table.foundOn, table.id),
    index("book_difference_open")
      .on(table.foundOn)
      .where(sql`${table.closedOn} is null`),
    check("book_difference_provider", sql`${table.provider} in ${oneOf(PROVIDERS)}`),
    check("book_difference_kind", sql`${table.kind} in ${oneOf(LINE_KINDS)}`),
    check("book_difference_finding", sql`${table.finding} in ${oneOf(FINDINGS)}`),
    check("book_difference_settled", sql`${table.settledAs} in ${oneOf(SETTLEMENTS)}`),
    check(
      "book_difference_booked",
      sql`${table.bookedAmount} is null or ${table.kind} = 'disputeFee'`,
    ),
    check(
      "book_difference_sides",
      sql`(${table.finding} = 'missingHere') = (${table.hereAmount} is null) and (${table.finding} = 'missingThere') = (${table.thereAmount} is null)`,
    ),
    check(
      "book_difference_closed",
      sql`(${table.closedOn} is not null or ${table.closedBy} is null) and (${table.closedBy} is null) = (${table.note} is null)`,
    ),
    ...fieldChecks("book_difference", table, DifferenceNote.fields),
    staffPolicy("book_difference"),
  ],
);

/** A line that the books and a provider have alike, with when a comparison found it so last. One that differs later is deleted. */
export const matchedLine = pgTable(
  "matched_line",
  {
    /** Provider, kind and the provider's id of the line. */
    id: text().primaryKey(),
    provider: text().$type<Provider>().notNull(),
    kind: text().$type<LineKind>().notNull(),
    line: text().notNull(),
    payment: text(),
    checkout: text(),
    amount: amount().notNull(),
    currency: text().notNull(),
    state: text().notNull(),
    movedOn: instant("moved_on").notNull(),
    matchedOn: instant("matched_on").notNull(),
  },
  (table) => [
    index("matched_line_moved").on(table.movedOn.desc(), table.id),
    check("matched_line_provider", sql`${table.provider} in ${oneOf(PROVIDERS)}`),
    check("matched_line_kind", sql`${table.kind} in ${oneOf(LINE_KINDS)}`),
    staffPolicy("matched_line"),
  ],
);

/** A restore to a point in time after which numbers were left out, so that none is given twice (RECONCILE-N2). */
export const numberJump = pgTable(
  "number_jump",
  {
    id: text().primaryKey(),
    series: text().$type<"CN" | "INV">().notNull(),
    year: integer().notNull(),
    from: integer("from_number").notNull(),
    to: integer("to_number").notNull(),
    jumpedOn: instant("jumped_on").notNull(),
    note: text().notNull(),
  },
  (table) => [
    check("number_jump_forward", sql`${table.to} > ${table.from}`),
    systemPolicy("number_jump"),
  ],
);
