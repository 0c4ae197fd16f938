import { storeMessages } from "@marquee/domain/stores/messages";
import { emptyStore } from "@marquee/domain/stores/store-draft";
import { it } from "vitest";
import { leftAfterSaving, storedForm, walkForm } from "../../testing/form-walk.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataAnswer, listAnswer, serveCalls } from "../../testing/serve-calls.ts";
import { PolicyFormScreen } from "./policy-form-screen.tsx";
import { StoreFormScreen } from "./store-form-screen.tsx";

const company = {
  id: "c1",
  name: "Maple",
  corporationId: "",
  website: "https://maple.test",
  logo: null,
};
const stored = {
  ...emptyStore("s1", company, "CA"),
  storeName: "Gastown",
  categories: [{ id: "home", name: "Home" }],
  stateId: "bc",
  cityId: "vancouver",
  pincode: "V6B 1B6",
  address1: "3",
  address2: "27 Cedar Quay",
  isphysical: "N",
  managerName: "Nadia",
  managerEmail: "nadia@maple.test",
  managerMobile: "6045550103",
};
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

serveCalls(({ pathname }) => {
  if (pathname.startsWith("/api/getCompanyById")) return dataAnswer(company);
  return pathname.startsWith("/api/stores/getStoreById")
    ? dataAnswer({ ...stored, ...policy })
    : listAnswer([]);
});

it("[MACH-C10] [MACH-C11] the store form shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("storeForm", {
    render: [
      open(<StoreFormScreen />, "/home/company/store?id=s1"),
      open(<StoreFormScreen />, "/home/company/store?company=c1"),
    ],
    labels: { storeName: "Store name", managerName: "Owner/manager name" },
    submit: "Submit",
    saved: /Store (saved|added)/,
    besides: [/./],
    ...storedForm(stored, ["storeName", "managerName"], storeMessages.managerMissing),
    exceptions: leftAfterSaving("storeForm"),
  }));

it("[MACH-C10] [MACH-C11] the store policy shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("storePolicy", {
    render: [open(<PolicyFormScreen />, "/home/company/policy?id=s1")],
    labels: { storeDescription: "Description", returnPolicy: "Return policy" },
    submit: "Save",
    saved: "Store policy saved",
    besides: [/./],
    ...storedForm(policy, ["storeDescription", "returnPolicy"], storeMessages.freeShippingMissing),
    exceptions: {
      ...leftAfterSaving("storePolicy"),
      "storePolicy.editing|form.submitted|1": NO_TEXT_REQUIRED,
      "storePolicy.savingChoices||1": NO_TEXT_REQUIRED,
      "storePolicy.opening||0": "A policy is of a stored branch.",
    },
  }));
