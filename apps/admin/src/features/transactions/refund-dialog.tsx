import { formatAmount, formatCad } from "@marquee/domain/money/format-money";
import { LONGEST_REASON } from "@marquee/domain/refunds/reason-limit";
import { CONFIRMED_TWICE_OVER, isConfirmedTwice } from "@marquee/domain/refunds/refund-rules";
import type { Refundable, RefundDraft } from "@marquee/domain/refunds/refund.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { AmountInput } from "@marquee/ui/fields/amount-input.tsx";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { changeFields, useFields, type FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormDialog } from "../../page-kit/form/form-dialog.tsx";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { TextField } from "../../page-kit/form/text-field.tsx";
import { FormSkeleton } from "../../page-kit/outline/form-skeleton.tsx";
import { useClient } from "../../session/session-context.tsx";
import { paymentText, RefundEffectList } from "./refund-effect.tsx";
import { RefundHistory } from "./refund-history.tsx";
import { refundableQuery } from "./refunds.queries.ts";
import { useRefundForm } from "./use-refund-form.ts";

const PAIR = "grid gap-4 md:grid-cols-2";

function AmountFields({
  form,
  left,
}: {
  readonly form: FieldsActor<RefundDraft>;
  readonly left: number;
}) {
  const amount = useFields(form, ({ values }) => values.amount);
  return (
    <div className={PAIR}>
      <div className="flex flex-col gap-1.5">
        <span className="text-small font-medium" aria-hidden="true">
          How much
        </span>
        <Segment
          aria-label="How much"
          value={amount === left ? "whole" : "part"}
          choices={[
            { value: "whole", label: `All, ${formatAmount(left)}` },
            { value: "part", label: "Part" },
          ]}
          onValueChange={(choice) =>
            changeFields(form, { amount: choice === "whole" ? left : null, amountAgain: null })
          }
        />
      </div>
      <FormField<RefundDraft, "amount">
        form={form}
        name="amount"
        label="Amount (CAD)"
        hint={`of ${formatAmount(left)}`}
      >
        {({ value, set, control }) => (
          <AmountInput {...control} value={value} onValueChange={set} />
        )}
      </FormField>
    </div>
  );
}

function RefundFields({
  form,
  refundable,
}: {
  readonly form: FieldsActor<RefundDraft>;
  readonly refundable: Refundable;
}) {
  const amount = useFields(form, ({ values }) => values.amount);
  return (
    <>
      <AmountFields form={form} left={refundable.left} />
      <div className={PAIR}>
        <TextField
          form={form}
          name="reason"
          label="Reason"
          hint="the payer reads it"
          maxLength={LONGEST_REASON}
        />
        <TextField
          form={form}
          name="note"
          label="Note for the history"
          hint="optional"
          maxLength={LONGEST_REASON}
        />
      </div>
      <section aria-label="What this does" aria-live="polite" className="flex flex-col gap-1.5">
        <h3 className="text-small font-medium">What this does</h3>
        <RefundEffectList refundable={refundable} amount={amount} />
      </section>
      {isConfirmedTwice(amount) ? (
        <FormField<RefundDraft, "amountAgain">
          form={form}
          name="amountAgain"
          label={`Over ${formatCad(CONFIRMED_TWICE_OVER)} it is confirmed twice: the amount again`}
        >
          {({ value, set, control }) => (
            <AmountInput {...control} value={value} onValueChange={set} />
          )}
        </FormField>
      ) : null}
      {refundable.refunds.length === 0 ? null : (
        <section className="flex flex-col gap-1.5">
          <h3 className="text-small font-medium">Refunds so far</h3>
          <RefundHistory refunds={refundable.refunds} />
        </section>
      )}
    </>
  );
}

interface OpenedProps {
  readonly refundable: Refundable;
  readonly onClose: () => void;
}

const titleOf = ({ paidFor }: Refundable): string => `Refund “${paidFor}”?`;

function RefundForm({ refundable, onClose }: OpenedProps) {
  const form = useRefundForm(refundable);
  const amount = useFields(form, ({ values }) => values.amount);
  return (
    <FormDialog
      form={form}
      title={titleOf(refundable)}
      description={paymentText(refundable)}
      submit={
        <>
          <Undo2 className="size-4" aria-hidden="true" />
          <span>{amount === null ? "Refund" : `Refund ${formatCad(amount)}`}</span>
        </>
      }
      tone="danger"
      aside={
        <p className="mr-auto self-center text-small text-muted max-md:hidden">
          Written down as done by you
        </p>
      }
      purpose="this can be refunded"
      saved={{ title: "Refund requested", destination: "Taking you to the payments" }}
      onClose={onClose}
    >
      <RefundFields form={form} refundable={refundable} />
    </FormDialog>
  );
}

/** Why nothing can be refunded, instead of the form. */
function RefundObstacle({ refundable, onClose }: OpenedProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="medium"
      title={titleOf(refundable)}
      description={paymentText(refundable)}
      footer={<Button onClick={onClose}>OK</Button>}
    >
      <div className="flex flex-col gap-4 pt-1">
        <Note tone="wait">{refundable.obstacle}</Note>
        <RefundHistory refunds={refundable.refunds} />
      </div>
    </Dialog>
  );
}

/** The form, or why there is none: as it was when it was opened, for the refund itself changes what could be refunded. */
function OpenedRefund({ refundable, onClose }: OpenedProps) {
  const [opened] = useState(refundable);
  return opened.obstacle === null ? (
    <RefundForm refundable={opened} onClose={onClose} />
  ) : (
    <RefundObstacle refundable={opened} onClose={onClose} />
  );
}

export interface RefundDialogProps {
  /** The payment that is refunded. */
  readonly transactionId: string;
  readonly onClose: () => void;
}

/** The refund of a payment, over the list that it was opened from (REFUND-M1). */
export function RefundDialog({ transactionId, onClose }: RefundDialogProps) {
  const { data, error, refetch } = useQuery({
    ...refundableQuery(useClient(), transactionId),
    // what is typed is about what was left when it was opened
    staleTime: Infinity,
    gcTime: 0,
  });
  if (data) return <OpenedRefund refundable={data} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} width="medium" title="Refund">
      {error === null ? (
        <FormSkeleton />
      ) : (
        <Note
          tone="bad"
          role="alert"
          title="This could not be loaded"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {error.message}
        </Note>
      )}
    </Dialog>
  );
}
