import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, it, vi } from "vitest";
import type { PaletteSection } from "./palette-entries.tsx";
import { Palette } from "./palette.tsx";

const PAGES = [
  { value: "/stores", label: "Stores", group: "Catalogue", icon: null },
  { value: "/offers", label: "Offers", group: "Catalogue", icon: null },
  { value: "/catalog", label: "Québec catalog", group: "Shop", icon: null },
];

interface ShownProps {
  readonly sections: readonly PaletteSection[];
  readonly onPage: (page: string) => void;
}

function Shown({ sections, onPage }: ShownProps) {
  const [typed, setTyped] = useState("");
  return (
    <Palette
      open
      onOpenChange={() => {}}
      title="Go to a page"
      typed={typed}
      onType={setTyped}
      pages={PAGES}
      onPage={onPage}
      sections={sections}
    />
  );
}

function palette(sections: readonly PaletteSection[] = []) {
  const chosen = vi.fn();
  render(<Shown sections={sections} onPage={chosen} />);
  return { chosen, person: userEvent.setup() };
}

const shownOptions = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

it("[SCREEN-K1] finds a page by any typed word of its name or group, its name first", async () => {
  const { person } = palette();
  const field = screen.getByRole("combobox", { name: "Go to" });
  expect(document.activeElement).toBe(field);
  await person.type(field, "CATALOG");
  expect(shownOptions()).toEqual(["Québec catalog Shop", "Stores Catalogue", "Offers Catalogue"]);
  await person.type(field, " quebec");
  expect(shownOptions()).toEqual(["Québec catalog Shop"]);
  await person.type(field, " nothing");
  expect(screen.getByText("Nothing fits what you typed.")).toBeTruthy();
});

it("[SCREEN-K1] goes to the page that the arrows have reached, on Enter", async () => {
  const { chosen, person } = palette();
  await person.keyboard("{ArrowDown}{Enter}");
  expect(chosen).toHaveBeenCalledExactlyOnceWith("/offers");
});

it("[SCREEN-K4] says what is searched still and what could not be, and searches that again on Enter", async () => {
  const onRetry = vi.fn();
  const section = { entries: [], busy: false, failure: null, onRetry };
  const { person } = palette([
    { ...section, title: "Products", busy: true },
    { ...section, title: "Users", failure: "The server is busy." },
    { ...section, title: "Offers" },
  ]);
  await person.type(screen.getByRole("combobox", { name: "Go to" }), "zzz");
  expect(screen.getByRole("group", { name: "Products" }).textContent).toBe("Searching…");
  expect(screen.queryByRole("group", { name: "Offers" })).toBeNull();
  expect(shownOptions()).toEqual(["The server is busy.Try again"]);
  await person.keyboard("{Enter}");
  expect(onRetry).toHaveBeenCalledOnce();
});
