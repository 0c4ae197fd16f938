import { exampleOffer } from "../fixtures/example-offer.ts";
import { copyItemsEntry, formEntry } from "../forms/forms.list.ts";
import { noListener, type ListedMachine } from "../patterns/listed-machine.ts";
import { copyOffersMachine } from "./copy-offers.machine.ts";
import { offerFormMachine } from "./offer-form.machine.ts";
import { primaryOfferMachine } from "./primary-offer.machine.ts";

const chosen = { id: "o1", companyId: "c1", storeId: "s1" };

/** The machines of offers. */
export const offerMachines: readonly ListedMachine[] = [
  {
    ...formEntry({ ...exampleOffer }, ["heading", "subHeading"]),
    noun: "offers",
    title: "Offer form",
    machine: offerFormMachine,
  },
  {
    noun: "offers",
    title: "Primary tick",
    machine: primaryOfferMachine,
    starts: [
      { title: "Not primary", input: { isTicked: false, form: noListener } },
      { title: "Primary", input: { isTicked: true, form: noListener } },
    ],
    events: [
      { type: "tick.set", offer: chosen },
      { type: "tick.set", offer: { ...chosen, storeId: "" } },
    ],
    responses: { lookUpPrimary: [exampleOffer, null] },
    guards: {
      wasTicked: { asks: "Is the offer primary already?", rules: ["PRIMARY-M1"] },
      hasNoBranch: { asks: "Is no branch chosen yet?", rules: ["PRIMARY-M1", "OFFER-P1"] },
      mustConfirm: {
        asks: "Is another offer of the branch primary?",
        rules: ["PRIMARY-M2", "OFFER-P2"],
      },
    },
  },
  {
    ...copyItemsEntry("Spring linen"),
    noun: "offers",
    title: "Copying offers",
    machine: copyOffersMachine,
  },
];
