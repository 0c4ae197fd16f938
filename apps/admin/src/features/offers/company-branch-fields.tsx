import type { OfferLocks } from "@marquee/domain/offers/offer-locks";
import type { Store } from "@marquee/domain/stores/store.schema";
import { useQueryClient } from "@tanstack/react-query";
import {
  branchesQuery,
  useBranches,
  useCompanies,
} from "../../page-kit/companies/companies.queries.ts";
import { useFields } from "../../page-kit/form/form-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { FieldPair } from "../../page-kit/form/form-section.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { Combobox } from "../../ui/combobox.tsx";
import type { OfferForm } from "./use-offer-form.ts";

const FIXED = "This offer keeps its company and branch.";

export interface CompanyBranchFieldsProps {
  readonly form: OfferForm;
  readonly locks: OfferLocks;
  /** The primary tick and the mapped products belong to a branch. */
  readonly onBranchChange: () => void;
}

const option = ({ id, code, storeName }: Store) => ({ value: id, label: code, detail: storeName });

/** Whose offer it is. People with one company choose the branch alone; a single branch is chosen for them. */
export function CompanyBranchFields({ form, locks, onBranchChange }: CompanyBranchFieldsProps) {
  const client = useClient();
  const queries = useQueryClient();
  const privileged = usePermission("companies.select").allowed;
  const companyId = useFields(form, (fields) => fields.values.companyId);
  const companies = useCompanies();
  const branches = useBranches(companyId);
  const moveTo = (change: { readonly companyId?: string; readonly storeId: string }) => {
    form.send({ type: "fields.changed", values: { ...change, products: [] } });
    onBranchChange();
  };
  const chooseCompany = async (id: string) => {
    moveTo({ companyId: id, storeId: "" });
    const { rows } = await queries.fetchQuery(branchesQuery(client, id));
    const only = rows.length === 1 ? rows[0] : undefined;
    const still = form.getSnapshot().context.fields.values.companyId === id;
    if (only && still) moveTo({ storeId: only.id });
  };
  const branch = (
    <FormField form={form} name="storeId" label="Branch" help={locks.branch ? FIXED : undefined}>
      {({ value, control }) => (
        <Combobox
          {...control}
          placeholder={companyId === "" ? "Choose a company first" : "Choose a branch"}
          disabled={locks.branch || companyId === ""}
          busy={branches.isLoading}
          options={(branches.data?.rows ?? []).map(option)}
          value={value || null}
          onValueChange={(id) => moveTo({ storeId: id ?? "" })}
        />
      )}
    </FormField>
  );
  if (!privileged) return branch;
  return (
    <FieldPair>
      <FormField form={form} name="companyId" label="Company">
        {({ value, control }) => (
          <Combobox
            {...control}
            placeholder="Choose a company"
            disabled={locks.company}
            busy={companies.isLoading}
            options={(companies.data?.rows ?? []).map(({ id, name }) => ({
              value: id,
              label: name,
            }))}
            value={value || null}
            onValueChange={(id) => {
              // where the branches cannot be read the field says so itself; nothing is preselected then
              if (id !== null) chooseCompany(id).catch(() => undefined);
            }}
          />
        )}
      </FormField>
      {branch}
    </FieldPair>
  );
}
