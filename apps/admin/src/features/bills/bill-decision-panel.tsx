import {
  emptyRejection,
  rejectionRules,
  type RejectionDraft,
} from "@marquee/domain/bills/bill-rejection";
import type { BillDecision } from "@marquee/domain/bills/bill.schema";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { useState } from "react";
import { RejectionFields } from "./rejection-fields.tsx";

const CHOICES = [
  { value: "Approve", label: "Approve" },
  { value: "Reject", label: "Reject" },
] as const satisfies readonly { value: BillDecision; label: string }[];

export interface BillDecisionPanelProps {
  /** Asks for the decision, with the reason that is filled in here. */
  readonly onRequest: (decision: BillDecision, rejection?: RejectionDraft) => void;
  /** Leaves the bill undecided; null at the last one. */
  readonly onSkip: (() => void) | null;
}

/** The decision about one bill, with the reason of a rejection beside its receipt. What is missing is shown before it is asked. */
export function BillDecisionPanel({ onRequest, onSkip }: BillDecisionPanelProps) {
  const [decision, setDecision] = useState<BillDecision>("Approve");
  const [rejection, setRejection] = useState(emptyRejection);
  const [showsIssues, setShowsIssues] = useState(false);
  const issues =
    decision === "Reject" ? ruleIssues(rejectionRules, rejection, undefined) : NO_ISSUES;
  const request = () => {
    if (issues.length > 0) setShowsIssues(true);
    else if (decision === "Reject") onRequest(decision, rejection);
    else onRequest(decision);
  };
  return (
    <section
      aria-labelledby="bill-decision"
      className="flex flex-col gap-3 border-t border-line px-6 py-4"
    >
      <h2 id="bill-decision" className="font-semibold">
        Decision
      </h2>
      <Segment
        aria-label="Decision"
        value={decision}
        choices={CHOICES}
        onValueChange={setDecision}
      />
      {decision === "Reject" ? (
        <RejectionFields
          rejection={rejection}
          issues={showsIssues ? issues : NO_ISSUES}
          onChange={setRejection}
        />
      ) : null}
      <div className="flex justify-between gap-2">
        {onSkip === null ? <span /> : <Button onClick={onSkip}>Skip</Button>}
        <Button variant="primary" onClick={request}>
          {decision} this bill
        </Button>
      </div>
    </section>
  );
}

const NO_ISSUES: readonly never[] = [];
