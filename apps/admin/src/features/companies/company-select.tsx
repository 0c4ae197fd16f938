import { Combobox, type ComboboxProps } from "@marquee/ui/fields/combobox.tsx";
import { useCompanyChoices } from "./companies.queries.ts";

export interface CompanySelectProps extends Omit<ComboboxProps, "options" | "busy" | "empty"> {
  /** Lists companies on the shop platform alone. */
  readonly onlyShops?: boolean;
}

/** One of the companies a person may choose from, found by typing. */
export function CompanySelect({ onlyShops = false, ...props }: CompanySelectProps) {
  const { rows, search } = useCompanyChoices(props.value);
  return (
    <Combobox
      placeholder="Choose a company"
      {...props}
      {...search}
      options={rows
        .filter(({ isShopify }) => !onlyShops || isShopify === "Y")
        .map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
