import { HELP_LINKS } from "@marquee/domain/help/help-links";
import type { HelpAddress } from "@marquee/domain/help/help-pages";
import { chosenFirst } from "@marquee/domain/items/chosen-first";
import { Field } from "@marquee/ui/fields/field.tsx";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { messageAt, useFields, type FieldsActor } from "../../page-kit/form/fields-actor.ts";
import { FormField } from "../../page-kit/form/form-field.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { BranchSelect } from "./branch-select.tsx";
import { branchesQuery, onlyBranch } from "./companies.queries.ts";
import { CompanySelect } from "./company-select.tsx";

/** Whose something is. The branch is empty if none is chosen yet. */
export interface ChosenBranch {
  readonly companyId: string;
  readonly storeId: string;
}

export interface CompanyBranchFieldsProps {
  readonly form: FieldsActor<{ readonly storeId: string }>;
  /** The chosen company; null while none is. */
  readonly companyId: string | null;
  /** Receives every choice, to change the form together with what depends on the branch. */
  readonly onChoose: (chosen: ChosenBranch) => void;
  /** Lists companies on the shop platform alone. */
  readonly onlyShops?: boolean;
  /** Why neither can be changed; null if both can. */
  readonly lock?: string | null;
  /** The sentence of the help that explains it. */
  readonly lockMore?: HelpAddress;
}

/** The company and the branch that something belongs to. Users with one company, or one branch, are not asked for it. */
export function CompanyBranchFields({
  form,
  companyId,
  onChoose,
  onlyShops = false,
  lock = null,
  lockMore,
}: CompanyBranchFieldsProps) {
  const client = useClient();
  const queries = useQueryClient();
  const mayChoose = usePermission("companies.select").allowed;
  const companyError = useFields(form, (fields) => messageAt(fields, "companyId"));
  const wanted = useRef(companyId);
  const chooseCompany = async (id: string) => {
    wanted.current = id;
    onChoose({ companyId: id, storeId: "" });
    const only = onlyBranch(await queries.fetchQuery(branchesQuery(client, id)));
    if (only !== "" && wanted.current === id) onChoose({ companyId: id, storeId: only });
  };
  return (
    <>
      {mayChoose ? (
        <Field
          name="companyId"
          label="Company"
          error={companyError}
          help={lock ?? undefined}
          more={lockMore}
        >
          {(control) => (
            <CompanySelect
              {...control}
              onlyShops={onlyShops}
              disabled={lock !== null}
              value={companyId}
              onValueChange={(id) => {
                // if the branches cannot be read, none is preselected
                if (id !== null) chooseCompany(id).catch(() => undefined);
              }}
            />
          )}
        </Field>
      ) : null}
      <FormField
        form={form}
        name="storeId"
        label="Branch"
        help={lock ?? (companyId === null ? chosenFirst.branch : undefined)}
        more={lock === null ? HELP_LINKS.stores : lockMore}
      >
        {({ value, control }) => (
          <BranchSelect
            {...control}
            companyId={companyId}
            disabled={lock !== null}
            value={value || null}
            onValueChange={(id) =>
              companyId === null ? undefined : onChoose({ companyId, storeId: id ?? "" })
            }
          />
        )}
      </FormField>
    </>
  );
}
