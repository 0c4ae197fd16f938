import { productMessages } from "@marquee/domain/products/messages";
import { it } from "vitest";
import { filledProduct } from "../../testing/example-content.ts";
import { leftAfterSaving, storedForm, walkForm } from "../../testing/form-walk.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { ProductFormScreen } from "./product-form-screen.tsx";

serveCalls(({ pathname }) =>
  /ById/.test(pathname) ? dataResponse(filledProduct) : listResponse([]),
);

const open = (query: string) => async () => {
  await renderScreen(<ProductFormScreen />, { at: `/home/offers${query}` });
};

it("[MACH-C10] [MACH-C11] the product form shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("productForm", {
    render: [open("?id=p1"), open("")],
    labels: { heading: "Heading", description: "Description" },
    submit: /^(Save|Add)$/,
    saved: /Product (saved|added)/,
    besides: [/./],
    ...storedForm(filledProduct, ["heading", "description"], productMessages.descriptionMissing),
    exceptions: leftAfterSaving("productForm"),
  }));
