import { emptyCompany } from "@marquee/domain/companies/company-draft";
import { formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { companyFormMachine } from "./company-form.machine.ts";

/** The machines of companies. */
export const companyMachines: readonly ListedMachine[] = [
  {
    ...formEntry(emptyCompany("c1", "CA"), ["name", "address2"]),
    noun: "companies",
    title: "Company form",
    machine: companyFormMachine,
  },
];
