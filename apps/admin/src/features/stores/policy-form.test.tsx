import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataAnswer, serveCalls } from "../../testing/serve-calls.ts";
import { PolicyFormScreen } from "./policy-form-screen.tsx";

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
  return dataAnswer(stored);
});

it("[POLICY-V1] asks for the amount once store-wide free shipping is ticked, and sends none without the tick", async () => {
  const user = userEvent.setup();
  await renderScreen(<PolicyFormScreen />, {
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
