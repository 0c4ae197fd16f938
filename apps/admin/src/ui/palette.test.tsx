import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Palette } from "./palette.tsx";

const ENTRIES = [
  { value: "/stores", label: "Stores", group: "Catalogue", icon: null },
  { value: "/offers", label: "Offers", group: "Catalogue", icon: null },
  { value: "/catalog", label: "Québec catalog", group: "Shop", icon: null },
];

function palette() {
  const chosen = vi.fn();
  render(<Palette open onOpenChange={() => {}} entries={ENTRIES} onChoose={chosen} />);
  return { chosen, person: userEvent.setup() };
}

const shown = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

it("[SCREEN-K1] finds a page by any typed word of its name or group, its name first", async () => {
  const { person } = palette();
  const field = screen.getByRole("combobox", { name: "Go to" });
  expect(document.activeElement).toBe(field);
  await person.type(field, "CATALOG");
  expect(shown()).toEqual(["Québec catalogShop", "StoresCatalogue", "OffersCatalogue"]);
  await person.type(field, " quebec");
  expect(shown()).toEqual(["Québec catalogShop"]);
  await person.type(field, " nothing");
  expect(screen.getByText("No page fits what you typed.")).toBeTruthy();
});

it("[SCREEN-K1] goes to the page that the arrows have reached, on Enter", async () => {
  const { chosen, person } = palette();
  await person.keyboard("{ArrowDown}{Enter}");
  expect(chosen).toHaveBeenCalledExactlyOnceWith("/offers");
});
