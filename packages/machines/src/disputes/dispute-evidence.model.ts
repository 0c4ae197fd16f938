import { disputeRules } from "@marquee/domain/disputes/dispute-rules";
import type { DisputeDraft } from "@marquee/domain/disputes/dispute.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import type { Problem } from "../patterns/problem.ts";

/** The input of the actors `saveDraft` and `submit`. */
export interface EvidenceRequest extends DisputeDraft {
  readonly id: string;
}

export interface DisputeEvidenceInput {
  readonly id: string;
  /** What the server has; empty before anything was written. */
  readonly stored: string;
  /** What the field shows at first: what is stored, or what is proposed (DISPUTE-E2). */
  readonly text: string;
}

export interface DisputeEvidenceContext extends DisputeEvidenceInput {
  /** What was sent last: whether it arrived is not known after a failure. */
  readonly sent: string | null;
  readonly issue: string | null;
  readonly problem: Problem | null;
  readonly savedOn: string | null;
}

export type DisputeEvidenceEvent =
  | { readonly type: "text.changed"; readonly text: string }
  | { readonly type: "draft.read"; readonly text: string }
  | { readonly type: "save.retried" }
  | { readonly type: "submit.requested" }
  | { readonly type: "submit.confirmed" }
  | { readonly type: "submit.cancelled" };

/** Whether the field has a text that the server does not have. */
export const isUnsaved = ({ text, stored }: DisputeEvidenceContext): boolean => text !== stored;

/** Why the text cannot be submitted; null if it can (DISPUTE-V1). */
export const evidenceIssue = ({ text }: DisputeEvidenceContext): string | null =>
  ruleIssues(disputeRules, { evidence: text }, undefined)[0]?.message ?? null;

/** The request that sends the text of the field, over what the server has. */
export const evidenceRequest = ({ id, text, stored }: DisputeEvidenceContext): EvidenceRequest => ({
  id,
  evidence: text,
  replaces: stored,
});

/** Whether more was typed while the server saved. */
export const hasTypedOn = ({ text, sent }: DisputeEvidenceContext): boolean => text !== sent;

/** What the server has, as far as it is our own text: what was sent has arrived after all. What another user wrote is a conflict. */
export const adoptSent = (
  { stored, sent }: DisputeEvidenceContext,
  text: string,
): Partial<DisputeEvidenceContext> => ({ stored: text === sent ? text : stored });

/** The output of the `saveDraft` actor. */
export interface DraftSaved {
  readonly savedOn: string;
}
