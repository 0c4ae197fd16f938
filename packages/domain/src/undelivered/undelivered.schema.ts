import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Instant, Text } from "../wire/field.schema.ts";
import { LONGEST_ADDRESS } from "./longest-address.ts";

/**
 * When a job was sent again, and by whom: a user's e-mail, or the part of the system that acted. `to` is the address that it was
 * corrected to, null if it was left as it was.
 */
const SentAgain = Schema.Struct({
  at: Instant,
  by: Schema.String,
  to: Schema.NullOr(Schema.String),
});

/** A mail or another job that was given up, without what its mail says: links in it may be secrets (OUTBOX-U2). */
export const UndeliveredJob = Schema.Struct({
  /** A digest of the job's key, which names users. */
  id: Schema.String,
  kind: Schema.String,
  /** The recipient; null if the job is for no user. */
  to: Schema.NullOr(Schema.String),
  /** Whether it may be sent to another address (OUTBOX-A3). */
  canChangeAddress: Schema.Boolean,
  about: Schema.String,
  /** The page of the panel that it is about, below `/ADMIN-UI`. */
  link: Schema.NullOr(Schema.String),
  attempts: Schema.Int,
  givenUpOn: Instant,
  lastError: Schema.String,
  /** The newest first. */
  sentAgain: Schema.Array(SentAgain),
}).annotate({ identifier: "UndeliveredJob", ...shownTo("undelivered.manage") });
export type UndeliveredJob = typeof UndeliveredJob.Type;

/** How many jobs are tried again; none if that was requested before. */
export const RevivedJobs = Schema.Struct({ jobs: Schema.Int }).annotate({
  identifier: "RevivedJobs",
  ...shownTo("undelivered.manage"),
});
export type RevivedJobs = typeof RevivedJobs.Type;

/** The address that a mail goes to instead of the one that it was written for (OUTBOX-A1). */
export const CorrectedAddress = Schema.Struct({ to: Text(LONGEST_ADDRESS) }).annotate({
  identifier: "CorrectedAddress",
});
export type CorrectedAddress = typeof CorrectedAddress.Type;
