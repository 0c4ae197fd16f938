import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Instant } from "../wire/field.schema.ts";

/** When a job was sent again, and by whom: a user's e-mail, or the part of the system that acted. */
const SentAgain = Schema.Struct({ at: Instant, by: Schema.String });

/** A mail or another job that was given up, without what its mail says: links in it may be secrets (OUTBOX-U2). */
export const UndeliveredJob = Schema.Struct({
  /** A digest of the job's key, which names users. */
  id: Schema.String,
  kind: Schema.String,
  /** The recipient; null if the job is for no user. */
  to: Schema.NullOr(Schema.String),
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
