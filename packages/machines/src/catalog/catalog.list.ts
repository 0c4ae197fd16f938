import { confirmedActionEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import {
  removeOffersMachine,
  removeProductsMachine,
  type Removal,
} from "./remove-from-campaign.machine.ts";

const removal: Removal = {
  catalogId: "c1",
  leaving: [{ itemId: "p1", name: "Lamp", campaignName: "Spring", validTill: null }],
  others: 0,
};

/** The machines of the catalog. */
export const catalogMachines: readonly ListedMachine[] = [
  {
    noun: "catalog",
    title: "Removing products from campaigns",
    machine: removeProductsMachine,
    ...confirmedActionEntry("The products that leave", removal, { removed: 1 }),
  },
  {
    noun: "catalog",
    title: "Removing collections from campaigns",
    machine: removeOffersMachine,
    ...confirmedActionEntry("The collections that leave", removal, { removed: 1 }),
  },
];
