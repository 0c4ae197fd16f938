import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { StorePolicyScreen } from "./store-policy-screen.tsx";
import { StoresScreen } from "./stores-screen.tsx";

const sent: unknown[] = [];
const stored = {
  id: "s1",
  storeName: "Gastown",
  code: "VAN-01",
  storeDescription: "Linen",
  returnPolicy: "",
  deliveryPolicy: "",
  warrantyPolicy: "",
  deliveryType: "Delivery",
  secondDeliveryType: "",
  deliveryNotes: null,
  version: 3,
};
serveCalls(({ pathname }, body) => {
  if (pathname.startsWith("/api/stores/updateStorePolicy")) sent.push(body);
  return /getStoreById|updateStorePolicy/.test(pathname)
    ? dataResponse(stored)
    : listResponse(pathname.includes("getStoreByCompany") ? [stored] : []);
});

it("[POLICY-V1] asks for the amount once store-wide free shipping is ticked, and sends none without the tick", async () => {
  const user = userEvent.setup();
  await renderScreen(<StorePolicyScreen />, {
    at: "/home/company/policy?id=s1",
    user: { ...MERCHANT, privilegeCode: ["ADD_UPDATE_COMPANY"] },
  });
  const tick = await screen.findByRole("checkbox", { name: /Store-wide free shipping/ });
  expect(screen.queryByLabelText(/Free shipping from/)).toBeNull();
  await user.click(tick);
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findAllByText("Please enter free shipping amount")).not.toEqual([]);
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(/Free shipping from/), "75");
  await user.click(screen.getByRole("checkbox", { name: "Pickup" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Store policy saved");
  expect(sent).toMatchObject([{ id: "s1", deliveryNotes: 75, secondDeliveryType: "Pickup" }]);
  expect(sent[0]).not.toHaveProperty("freeShipping");
});

it("[POLICY-D1] is opened over the list by its action and by the address, and asks once before changes are lost", async () => {
  const user = userEvent.setup();
  const { router } = await renderScreen(<StoresScreen />, {
    at: "/home/branches",
    user: { ...MERCHANT, privilegeCode: ["ADD_UPDATE_COMPANY"] },
  });
  await user.click(await screen.findByRole("button", { name: "More for Gastown" }));
  await user.click(await screen.findByRole("menuitem", { name: "Add/Edit Store Policy" }));
  const description = await screen.findByLabelText("Description");
  expect(router.state.location.search).toEqual({ policy: "s1" });
  await user.type(description, " and wool");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await screen.findByText("Close without saving?");
  await user.click(screen.getByRole("button", { name: "Keep editing" }));
  expect(screen.getByLabelText("Description")).toHaveProperty("value", "Linen and wool");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Close" }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(screen.queryByLabelText("Description")).toBeNull();
});
