import { productMessages } from "@marquee/domain/products/messages";
import type { VariantDraft } from "@marquee/domain/products/product.schema";
import { it } from "vitest";
import { filledProduct } from "../../testing/example-content.ts";
import { leftAfterSaving, storedForm, walkForm } from "../../testing/form-walk.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { VariantFormScreen } from "./variant-form-screen.tsx";

const variant: VariantDraft = {
  ...filledProduct,
  isVariant: "Y",
  variantProductId: "p0",
  variantOption1: "Red",
  variantOption2: "",
  variantOption3: "",
};

serveCalls(({ pathname }) => (/ById/.test(pathname) ? dataResponse(variant) : listResponse([])));

const open = (query: string) => async () => {
  await renderScreen(<VariantFormScreen />, { at: `/home/offers${query}` });
};

it("[MACH-C10] [MACH-C11] the variant form shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("variantForm", {
    render: [open("?id=p1"), open("")],
    labels: { heading: "Heading", description: "Description" },
    submit: /^(Save|Add)$/,
    saved: /Product variant (saved|added)/,
    besides: [/./],
    ...storedForm(variant, ["heading", "description"], productMessages.descriptionMissing),
    exceptions: leftAfterSaving("variantForm"),
  }));
