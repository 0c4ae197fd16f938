import { offerMessages } from "@marquee/domain/offers/messages";
import { exampleOffer } from "@marquee/machines/fixtures/example-offer";
import { it } from "vitest";
import { leftAfterSaving, storedForm, walkForm } from "../../testing/form-walk.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { OfferFormScreen } from "./offer-form-screen.tsx";

const { id } = exampleOffer;
/** What of the offer its form holds. */
const HELD = [
  "id",
  "type",
  "companyId",
  "storeId",
  "heading",
  "subHeading",
  "description",
  "vendorUrl",
  "marketPlace",
  "categories",
  "fullImage",
  "isPrimary",
  "products",
] as const;
const values = Object.fromEntries(HELD.map((name) => [name, exampleOffer[name]]));

serveCalls(({ pathname }) =>
  /Categor|ById/.test(pathname) ? dataResponse(exampleOffer) : listResponse([]),
);

const open = (query: string) => async () => {
  await renderScreen(<OfferFormScreen />, { at: `/home/offers${query}` });
};

it("[MACH-C10] [MACH-C11] the offer form shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("offerForm", {
    render: [open(`?id=${id}`), open("")],
    labels: { heading: "Heading", subHeading: "Sub-heading" },
    submit: /^(Save|Add)$/,
    saved: /Offer (saved|added)/,
    besides: [/./],
    ...storedForm(values, ["heading", "subHeading"], offerMessages.subHeadingMissing),
    exceptions: leftAfterSaving("offerForm"),
  }));
