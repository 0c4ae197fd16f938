import { emptyProduct } from "@marquee/domain/products/product-draft";
import { copyItemsEntry, formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../list/listed-machine.ts";
import { copyProductsMachine } from "./copy-products.machine.ts";
import { productFormMachine } from "./product-form.machine.ts";

/** The machines of products. */
export const productMachines: readonly ListedMachine[] = [
  {
    ...formEntry(emptyProduct({ id: "p1", actor: {}, site: "CA" }), ["heading", "description"]),
    noun: "products",
    title: "Product form",
    machine: productFormMachine,
  },
  {
    ...copyItemsEntry("A table"),
    noun: "products",
    title: "Copying products",
    machine: copyProductsMachine,
  },
];
