import { Combobox, type ComboboxProps } from "@marquee/ui/fields/combobox.tsx";
import { optionLoading } from "../../page-kit/option-loading.ts";
import { useCompanies } from "./companies.queries.ts";

export interface CompanySelectProps extends Omit<ComboboxProps, "options" | "busy" | "empty"> {
  /** Lists companies on the shop platform alone. */
  readonly onlyShops?: boolean;
}

/** One of the companies a person may choose from, found by typing. */
export function CompanySelect({ onlyShops = false, ...props }: CompanySelectProps) {
  const companies = useCompanies();
  return (
    <Combobox
      placeholder="Choose a company"
      {...props}
      {...optionLoading(companies)}
      options={(companies.data?.rows ?? [])
        .filter(({ isShopify }) => !onlyShops || isShopify === "Y")
        .map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
