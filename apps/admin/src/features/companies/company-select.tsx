import { Combobox, type ComboboxProps } from "@marquee/ui/combobox.tsx";
import { optionLoading } from "../../page-kit/option-loading.ts";
import { useCompanies } from "./companies.queries.ts";

export type CompanySelectProps = Omit<ComboboxProps, "options" | "busy" | "empty">;

/** One of the companies a person may choose from, found by typing. */
export function CompanySelect(props: CompanySelectProps) {
  const companies = useCompanies();
  return (
    <Combobox
      placeholder="Choose a company"
      {...props}
      {...optionLoading(companies)}
      options={(companies.data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
