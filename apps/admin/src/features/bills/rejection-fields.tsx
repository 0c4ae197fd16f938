import { REJECT_REASON_CHOICES, type RejectionDraft } from "@marquee/domain/bills/bill-rejection";
import type { Issue } from "@marquee/domain/validation/rule";
import { Field, GroupField } from "@marquee/ui/fields/field.tsx";
import { RadioGroup } from "@marquee/ui/fields/radio-group.tsx";
import { TextArea } from "@marquee/ui/fields/text-area.tsx";

export interface RejectionFieldsProps {
  readonly rejection: RejectionDraft;
  readonly issues: readonly Issue[];
  readonly onChange: (rejection: RejectionDraft) => void;
}

/** Why a bill is rejected, and a note to the shopper (BILL-R1, BILL-R2). */
export function RejectionFields({ rejection, issues, onChange }: RejectionFieldsProps) {
  const messageAt = (name: string) => issues.find(({ field }) => field === name)?.message;
  const isOther = rejection.reason === "other";
  return (
    <div className="flex flex-col gap-4 pt-2">
      <GroupField name="reason" label="Reason" error={messageAt("reason")}>
        {(control) => (
          <RadioGroup
            {...control}
            value={rejection.reason}
            choices={REJECT_REASON_CHOICES}
            onValueChange={(reason) => onChange({ ...rejection, reason })}
          />
        )}
      </GroupField>
      <Field
        name="note"
        label="Note to the shopper"
        hint={isOther ? "required" : "optional"}
        error={messageAt("note")}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={300}
            value={rejection.note}
            onValueChange={(note) => onChange({ ...rejection, note })}
          />
        )}
      </Field>
    </div>
  );
}
