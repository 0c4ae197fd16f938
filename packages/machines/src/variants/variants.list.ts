import { emptyVariant } from "@marquee/domain/variants/variant-rules";
import { formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { variantFormMachine } from "./variant-form.machine.ts";

/** The machines of product variants. */
export const variantMachines: readonly ListedMachine[] = [
  {
    ...formEntry(emptyVariant({ id: "v1", actor: {}, site: "CA" }), ["heading", "description"]),
    noun: "variants",
    title: "Product variant form",
    machine: variantFormMachine,
  },
];
