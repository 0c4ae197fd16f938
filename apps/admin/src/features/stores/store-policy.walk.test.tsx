import { storeMessages } from "@marquee/domain/stores/messages";
import { it } from "vitest";
import { leftAfterSaving, storedForm, walkForm } from "../../testing/form-walk.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { StoresScreen } from "./stores-screen.tsx";

const policy = {
  id: "s1",
  storeDescription: "Linen",
  returnPolicy: "",
  deliveryPolicy: "",
  warrantyPolicy: "",
  deliveryType: "Delivery",
  secondDeliveryType: "",
  freeShipping: false,
  deliveryNotes: null,
};
const EDITOR = { ...MERCHANT, privilegeCode: ["CAN_ADD_UPDATE", "ADD_UPDATE_COMPANY"] };
const open = (screen: React.ReactNode, at: string) => async () => {
  await renderScreen(<>{screen}</>, { at, user: EDITOR });
};

const NO_TEXT_REQUIRED =
  "No text is required: the amount alone can be missing, as policy-form.test.tsx shows.";

serveCalls(({ pathname }) =>
  pathname.startsWith("/api/stores/getStoreById") ? dataResponse(policy) : listResponse([]),
);

it("[MACH-C10] [MACH-C11] the store policy shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("storePolicy", {
    render: [
      open(
        <main id="main" tabIndex={-1}>
          <StoresScreen />
        </main>,
        "/home/branches?policy=s1",
      ),
    ],
    labels: { storeDescription: "Description", returnPolicy: "Return policy" },
    submit: "Save",
    saved: "Store policy saved",
    besides: [/./],
    always: ["Close"],
    ...storedForm(policy, ["storeDescription", "returnPolicy"], storeMessages.freeShippingMissing),
    ignored: { "editing|save.cancelled": "With nothing to cancel, Cancel closes the dialog." },
    exceptions: {
      ...leftAfterSaving("storePolicy"),
      "storePolicy.editing|form.submitted|1": NO_TEXT_REQUIRED,
      "storePolicy.savingChoices||1": NO_TEXT_REQUIRED,
      "storePolicy.opening||0": "A policy is of a stored branch.",
    },
  }));
