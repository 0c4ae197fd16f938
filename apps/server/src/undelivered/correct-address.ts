import { correctedAddressRules } from "@marquee/domain/undelivered/corrected-address-rules";
import { canChangeAddress, describeJob } from "@marquee/domain/undelivered/describe-job";
import { undeliveredMessages as messages } from "@marquee/domain/undelivered/messages";
import type { CorrectedAddress, RevivedJobs } from "@marquee/domain/undelivered/undelivered.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import type { Tx } from "../platform/database/typed.ts";
import { revive } from "../platform/outbox/queries.ts";
import { conflict, invalid, notFound, type Refusal } from "../platform/refusal/refusal.ts";
import { findSentAgain, lockGivenUp } from "./queries.ts";

/**
 * Sends a mail that was given up to another address (OUTBOX-A1 to OUTBOX-A6). Once it has its attempts again, a repeat with the same
 * address changes nothing, and one with another is a conflict that says where it went: another user may have corrected it.
 */
export async function correctAddress(
  tx: Tx,
  id: string,
  given: CorrectedAddress,
  now: Date,
): Promise<RevivedJobs | Refusal> {
  const issues = ruleIssues(correctedAddressRules, given, undefined);
  if (issues.length > 0) return invalid(issues);
  const to = given.to.trim();
  const givenUp = await lockGivenUp(tx, id);
  const job = givenUp ?? (await findSentAgain(tx, id));
  if (!job) return notFound();
  if (!canChangeAddress(job.kind, job.payload)) return conflict(messages.ownAddressOnly);
  if (givenUp) return { jobs: await revive(tx, { id }, now.toISOString(), { to }) };
  const address = describeJob(job.kind, job.payload).to ?? "";
  return address === to ? { jobs: 0 } : conflict(messages.sentMeanwhile(address));
}
