import { exampleOffer } from "@marquee/machines/fixtures/example-offer";
import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { OfferFormScreen } from "./offer-form-screen.tsx";

const saves: string[] = [];

serveCalls(({ pathname }, body) => {
  if (body !== null) saves.push(pathname);
  return /Categor|ById/.test(pathname) ? dataResponse(exampleOffer) : listResponse([]);
});

it("[WIRE-D4] counts a text that is too long among what needs attention, goes to it, and sends nothing", async () => {
  await renderScreen(<OfferFormScreen />, { at: `/home/offers?id=${exampleOffer.id}` });
  const heading = await screen.findByLabelText("Heading");
  await userEvent.clear(screen.getByLabelText("Sub-heading"));
  await userEvent.clear(heading);
  await userEvent.click(heading);
  await userEvent.paste("h".repeat(161));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const summary = screen.getByText(/^2 fields need your attention/).closest("[role=alert]");
  const listed = within(summary as HTMLElement).getAllByRole("button");
  expect(listed.map(({ textContent }) => textContent)).toEqual([
    "Heading: At most 160 characters",
    "Please enter offer sub heading",
  ]);
  expect(document.activeElement).toBe(heading);
  // a collection has no sub-heading, so that one that is too long does not keep it from being saved
  await userEvent.clear(heading);
  await userEvent.type(heading, "Spring rugs");
  await userEvent.click(screen.getByLabelText("Sub-heading"));
  await userEvent.paste("s".repeat(241));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(saves).toEqual([]);
  await userEvent.click(screen.getByRole("radio", { name: "Collection" }));
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  expect(saves).toHaveLength(1);
});
