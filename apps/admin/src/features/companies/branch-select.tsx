import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { chosenFirst } from "@marquee/domain/items/chosen-first";
import { Combobox, type ComboboxProps } from "@marquee/ui/fields/combobox.tsx";
import { useBranchChoices } from "./companies.queries.ts";

export interface BranchSelectProps extends Omit<ComboboxProps, "options" | "busy" | "empty"> {
  /** Whose branches there are to choose from; null while no company is chosen. */
  readonly companyId: string | null;
}

/** One of a company's branches, found by typing. */
export function BranchSelect({ companyId, disabled = false, ...props }: BranchSelectProps) {
  const { rows, search } = useBranchChoices(companyId, props.value);
  const waits = companyId === null;
  return (
    <Combobox
      {...props}
      placeholder={
        props.placeholder ?? (companyId === null ? "Choose a company first" : "Choose a branch")
      }
      disabled={disabled || waits}
      // a field says why below its control; the filter of a list, which has all branches until then, says it itself
      {...(waits && !props["aria-describedby"]
        ? { disabledReason: chosenFirst.branchOfList, help: HELP_LINKS.lists }
        : {})}
      {...search}
      options={rows.map(({ id, code, storeName }) => ({
        value: id,
        label: storeName,
        detail: code,
      }))}
    />
  );
}
