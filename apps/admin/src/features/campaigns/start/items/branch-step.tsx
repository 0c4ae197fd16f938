import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { paymentNotices } from "@marquee/domain/payments/messages";
import { changeFields, areValid, useFields } from "../../../../page-kit/form/fields-actor.ts";
import { TextField } from "../../../../page-kit/form/text-field.tsx";
import { CompanyBranchFields } from "../../../companies/company-branch-fields.tsx";
import { PlanStep } from "../../../payments/plan-step.tsx";
import { branchChosen, type CampaignForm } from "./campaign-form.ts";

export interface BranchStepProps {
  readonly form: CampaignForm;
  readonly companyId: string | null;
  readonly onCompanyChange: (id: string) => void;
  readonly disabled: boolean;
}

/** For whom, and under which name. */
export function BranchStep({ form, companyId, onCompanyChange, disabled }: BranchStepProps) {
  const done = useFields(form, (fields) => areValid(fields, "storeId", "campaignName"));
  return (
    <PlanStep number={1} title="Campaign" done={done}>
      <div className="grid gap-4 sm:grid-cols-2 sm:[&>:nth-child(3)]:col-span-2">
        <CompanyBranchFields
          form={form}
          companyId={companyId}
          lock={disabled ? paymentNotices.planHeld : null}
          lockMore={HELP_LINKS.payment}
          onChoose={(chosen) => {
            onCompanyChange(chosen.companyId);
            changeFields(form, branchChosen(chosen.storeId));
          }}
        />
        <TextField
          form={form}
          name="campaignName"
          label="Campaign name"
          maxLength={120}
          autoComplete="off"
          disabled={disabled}
        />
      </div>
    </PlanStep>
  );
}
