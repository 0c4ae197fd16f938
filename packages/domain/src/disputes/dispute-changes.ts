import { DISPUTE_STATES, type DisputeState } from "./dispute-state.ts";
import type { DisputeChange } from "./dispute.schema.ts";

type Row = Readonly<Record<string, unknown>> | null;

/** A row of the audit trail of a dispute. */
export interface AuditedDispute {
  readonly at: string;
  readonly actor: string;
  readonly before: Row;
  readonly after: Row;
}

const isState = (value: unknown): value is DisputeState =>
  DISPUTE_STATES.some((state) => state === value);

/**
 * The history of a dispute: each new state, response and draft, with who did it. What changed nothing that its page shows, such as
 * a repeated query of the provider, is left out (DISPUTE-H1). Drafts of one user that follow one another are the last of them.
 */
export function disputeChanges(rows: readonly AuditedDispute[]): readonly DisputeChange[] {
  const changes = rows.flatMap(({ at, actor, before, after }): readonly DisputeChange[] => {
    const hasChanged = (column: string): boolean => before?.[column] !== after?.[column];
    const state = hasChanged("state") && isState(after?.["state"]) ? after["state"] : null;
    const isResponse = before !== null && hasChanged("responded_on");
    const isDraft = before !== null && hasChanged("evidence");
    return state === null && !isResponse && !isDraft
      ? []
      : [{ at, actor, state, isResponse, isDraft }];
  });
  const isOnlyDraft = ({ state, isResponse, isDraft }: DisputeChange): boolean =>
    isDraft && state === null && !isResponse;
  return changes.filter((change, index) => {
    const newer = changes[index - 1];
    return !(newer && isOnlyDraft(change) && isOnlyDraft(newer) && newer.actor === change.actor);
  });
}
