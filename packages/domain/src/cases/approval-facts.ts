import { type AuditedRow, type NameOf, sourceText, whoOf } from "./audited-fact.ts";
import type { CaseFact } from "./case.schema.ts";
import { branchState } from "./stored-states.ts";

const SENTENCES: Readonly<Record<string, string>> = {
  "branchRecord.pending": "Branch added",
  "branchRecord.live": "Approved",
  "branchRecord.changed": "Changed since its approval",
  "branchRecord.withdrawn": "Approval withdrawn",
  "branchRecord.removed": "Removed",
};

const isReviewed = ({ before, after }: AuditedRow): boolean =>
  before?.["is_approve"] === "Y" && after?.["is_approve"] === "Y";

function sentenceOf(row: AuditedRow, state: string | null): string {
  if (state === null) return "Details changed";
  if (state === "branchRecord.live" && row.before === null) return "Added, approved already";
  if (state === "branchRecord.live" && isReviewed(row)) return "Changes settled";
  return SENTENCES[state] ?? state;
}

/** What is stored of a branch and its approval, by its rows of the audit trail (CASE-P2). */
export function approvalFacts(audited: readonly AuditedRow[], nameOf: NameOf) {
  const facts = audited.map((row): CaseFact => {
    const state = branchState(row.before, row.after);
    return {
      at: row.at,
      state,
      text: sentenceOf(row, state),
      detail: "",
      who: whoOf(row, nameOf),
    };
  });
  return {
    facts,
    sources: sourceText(audited.length, "line of the audit trail", "lines of the audit trail"),
  };
}
