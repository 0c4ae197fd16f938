import { formatAmount } from "@marquee/domain/money/format-money";
import { differenceRules } from "@marquee/domain/reconciliation/difference-rules";
import { differenceOf } from "@marquee/domain/reconciliation/difference-text";
import type { BookDifference } from "@marquee/domain/reconciliation/difference.schema";
import { LONGEST_NOTE } from "@marquee/domain/reconciliation/note-limit";
import { settlementOf } from "@marquee/domain/reconciliation/settlement-rules";
import { ruleIssues } from "@marquee/domain/validation/rule";
import {
  closeDifferenceMachine,
  type ClosedDifference,
} from "@marquee/machines/reconciliation/close-difference.machine";
import { Field } from "@marquee/ui/fields/field.tsx";
import { TextArea } from "@marquee/ui/fields/text-area.tsx";
import { useCallback, useState } from "react";
import type { RowAction } from "../../../page-kit/list/list-definition.ts";
import { useConfirmedAction } from "../../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../../session/session-context.tsx";
import { TRANSACTIONS } from "../transactions.queries.ts";
import { differenceName } from "./difference-columns.tsx";
import { RECONCILIATION } from "./reconcile.queries.ts";
import { useRequestComparison } from "./use-request-comparison.ts";

/** The words of each way to close a difference: of its row, of the question, and of its button. */
const WORDS = {
  creditNote: {
    act: "Write a credit note",
    question: ({ lineId }: BookDifference) => `Write a credit note for the refunds of ${lineId}?`,
    confirm: "Write credit note",
  },
  fee: {
    act: "Book the fee",
    question: ({ lineId }: BookDifference) => `Book the fee of dispute ${lineId}?`,
    confirm: "Book fee",
  },
  note: {
    act: "Explain",
    question: (difference: BookDifference) =>
      `Close the difference “${differenceName(difference)}”?`,
    confirm: "Close difference",
  },
} as const;

const wordsOf = ({ settlement }: Pick<ClosedDifference, "settlement">) =>
  WORDS[settlement ?? "note"];

const providerName = ({ paymentType }: BookDifference): string =>
  paymentType === "Card" ? "Stripe" : "PayPal";

/** What happens to the books, to the payer and at the provider. */
function consequenceOf({ difference, settlement }: ClosedDifference): string {
  const { thereCurrency, payer } = difference;
  const amount = `${thereCurrency ?? "CAD"} ${formatAmount(Math.abs(differenceOf(difference) ?? 0))}`;
  const provider = providerName(difference);
  switch (settlement) {
    case "creditNote":
      return `${amount} went back at ${provider}. The invoice gets a numbered credit note over it, and ${payer ?? "the payer"} a mail with your note. Nothing is sent to ${provider}.`;
    case "fee":
      return `The books take ${amount} more as the fee that ${provider} charges. Your note is stored with your name. Nothing is sent to ${provider}.`;
    case null:
      return "Your note is stored with your name. The difference is opened anew if its figures change.";
  }
}

/** What can be done about a difference: what settles it comes first, and a note closes any of them. */
const actsOf = (difference: BookDifference): readonly ClosedDifference[] => {
  const settlement = settlementOf(difference);
  const explained = { difference, settlement: null };
  return settlement === null ? [explained] : [{ difference, settlement }, explained];
};

/** What leads to more about an open difference: its lines, if it is a payout, or its provider, if that does not have it (RECONCILE-M6). */
function leadsOf(difference: BookDifference, askAgain: () => Promise<void>): readonly RowAction[] {
  const { finding, kind, lineId } = difference;
  if (kind === "payout")
    return [
      {
        label: "See its lines",
        link: { to: "/home/transactions", search: { tab: "payouts", q: lineId } },
      },
    ];
  return finding === "missingThere"
    ? [{ label: `Ask ${providerName(difference)} again`, onSelect: () => void askAgain() }]
    : [];
}

/** Closing a difference: what its row offers, and the dialog that asks for the note. */
export function useCloseDifference() {
  const client = useClient();
  const askAgain = useRequestComparison();
  const [note, setNote] = useState("");
  const [showsIssues, setShowsIssues] = useState(false);
  const [issue] = ruleIssues(differenceRules, { note: note.trim() }, undefined);
  const { request, dialog } = useConfirmedAction(closeDifferenceMachine, {
    run: ({ difference, settlement }) => {
      const params = { id: difference.id };
      const explained = { note: note.trim() };
      if (settlement === null) return client.reconciliation.close({ params, body: explained });
      // the amount is the one that its user has seen
      const amount = differenceOf(difference) ?? 0;
      return client.reconciliation.settle({ params, body: { ...explained, settlement, amount } });
    },
    refresh: [RECONCILIATION, TRANSACTIONS],
    question: (closed) => wordsOf(closed).question(closed.difference),
    consequence: consequenceOf,
    confirm: (closed) => wordsOf(closed).confirm,
    mayRun: () => {
      setShowsIssues(true);
      return issue === undefined;
    },
    fields: (
      <Field name="note" label="Note" error={showsIssues ? issue?.message : undefined}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={LONGEST_NOTE}
            value={note}
            onValueChange={setNote}
          />
        )}
      </Field>
    ),
  });
  const close = useCallback(
    (closed: ClosedDifference) => {
      setNote("");
      setShowsIssues(false);
      request(closed);
    },
    [request],
  );
  const rowActions = useCallback(
    (difference: BookDifference): readonly RowAction[] =>
      difference.closedOn === null
        ? [
            ...leadsOf(difference, askAgain),
            ...actsOf(difference).map((closed) => ({
              label: wordsOf(closed).act,
              onSelect: () => close(closed),
            })),
          ]
        : [],
    [askAgain, close],
  );
  return { rowActions, dialog };
}
