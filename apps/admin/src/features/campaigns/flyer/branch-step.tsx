import type { Company } from "@marquee/domain/companies/company.schema";
import type { Store } from "@marquee/domain/stores/store.schema";
import { Combobox } from "../../../ui/combobox.tsx";
import { Field } from "../../../ui/field.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { branchChosen } from "./plan-changes.ts";
import { PlanStep } from "./plan-step.tsx";
import type { Plan } from "./use-plan.ts";

export interface BranchStepProps {
  readonly plan: Plan;
  /** The companies to choose from; null for those who keep to their own. */
  readonly companies: readonly Company[] | null;
  readonly companyId: string | null;
  readonly onCompanyChange: (id: string | null) => void;
  readonly branches: readonly Store[];
  readonly loading: boolean;
  readonly disabled: boolean;
}

/** For whom, and under which name. */
export function BranchStep(props: BranchStepProps) {
  const { plan, companies, companyId, branches, loading, disabled } = props;
  const { values } = plan;
  return (
    <PlanStep number={1} title="Campaign" done={plan.isSound("storeId", "campaignName")}>
      <div className="grid gap-4 sm:grid-cols-2">
        {companies ? (
          <Field label="Company">
            {(control) => (
              <Combobox
                {...control}
                value={companyId}
                disabled={disabled}
                placeholder="Choose a company"
                options={companies.map(({ id, name }) => ({ value: id, label: name }))}
                onValueChange={(id) => {
                  props.onCompanyChange(id);
                  plan.change(branchChosen(""));
                }}
              />
            )}
          </Field>
        ) : null}
        <div data-field="storeId">
          <Field
            label="Branch"
            error={plan.errorAt("storeId")}
            help={companies && companyId === null ? "Choose the company first." : undefined}
          >
            {(control) => (
              <Combobox
                {...control}
                value={values.storeId === "" ? null : values.storeId}
                busy={loading}
                disabled={disabled || companyId === null}
                placeholder="Choose a branch"
                options={branches.map(({ id, storeName, code }) => ({
                  value: id,
                  label: code,
                  detail: storeName,
                }))}
                onValueChange={(id) => plan.change(branchChosen(id ?? ""))}
              />
            )}
          </Field>
        </div>
        <div data-field="campaignName" className={companies ? "sm:col-span-2" : ""}>
          <Field label="Campaign name" error={plan.errorAt("campaignName")}>
            {(control) => (
              <TextInput
                {...control}
                value={values.campaignName}
                maxLength={120}
                autoComplete="off"
                disabled={disabled}
                onValueChange={(campaignName) => plan.change({ campaignName })}
                onBlur={() => plan.blur("campaignName")}
              />
            )}
          </Field>
        </div>
      </div>
    </PlanStep>
  );
}
