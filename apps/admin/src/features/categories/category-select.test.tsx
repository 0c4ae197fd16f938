import type { Category } from "@marquee/domain/categories/category.schema";
import { Field } from "@marquee/ui/fields/field.tsx";
import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import {
  dataResponse,
  listResponse,
  refusalResponse,
  serveCalls,
} from "../../testing/serve-calls.ts";
import { CategorySelect, type CategorySelectProps } from "./category-select.tsx";

const TREE: Readonly<Record<string, readonly string[]>> = {
  "": ["Fashion", "Home"],
  Fashion: ["Mens Fashion", "Womens Fashion"],
  "Womens Fashion": ["Jeans", "Knitwear"],
  Jeans: ["High waist", "Straight"],
};
const parentName = (name: string): string | null =>
  Object.keys(TREE).find((parent) => TREE[parent]?.includes(name)) || null;
const category = (name: string): Category => ({
  id: name,
  name,
  root: parentName(name) === null ? "Y" : "N",
  parentId: parentName(name),
  maincategories: ["Fashion"],
  image: null,
  hasChildren: name in TREE,
  createdOn: "2026-03-02T06:00:00.000Z",
});

/** The level that fails to load. */
const broken = new Set<string>();

serveCalls(({ pathname }) => {
  const [, , call, , id = ""] = decodeURIComponent(pathname).split("/");
  if (call === "getCategoriesById") return dataResponse(category(id));
  if (broken.has(id))
    return refusalResponse({ tag: "Unavailable", message: "Out of order", reference: "r-7" });
  return listResponse((TREE[call === "mainCategoriesList" ? "" : id] ?? []).map(category));
});
beforeEach(() => broken.clear());

const changed = vi.fn<(value: string | null, trail: readonly string[]) => void>();

function Example({
  start,
  ...props
}: { readonly start: string | null } & Partial<CategorySelectProps>) {
  const [value, setValue] = useState(start);
  return (
    <Field label="Category">
      {(control) => (
        <CategorySelect
          {...control}
          {...props}
          value={value}
          onValueChange={(next, trail) => {
            setValue(next);
            changed(
              next,
              trail.map(({ name }) => name),
            );
          }}
        />
      )}
    </Field>
  );
}

const open = async (props: Partial<CategorySelectProps> & { readonly start?: string } = {}) => {
  changed.mockClear();
  await renderScreen(<Example start={null} {...props} />);
  await userEvent.click(await screen.findByRole("combobox", { name: "Category" }));
  return screen.findByRole("dialog", { name: "Choose a category" });
};
const level = (name: string) => screen.findByRole("combobox", { name });
const option = (name: string | RegExp) => screen.findByRole("option", { name });
const confirm = () => screen.getByRole("button", { name: "Confirm" });

describe("choosing a category", () => {
  it("[SCREEN-C3] is not left while its dialog is open, and is once the focus has gone on from it", async () => {
    const onBlur = vi.fn();
    await open({ onBlur });
    await userEvent.click(await option(/^Fashion/));
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    const field = screen.getByRole("combobox", { name: "Category" });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await userEvent.tab();
    expect(onBlur).toHaveBeenCalledOnce();
  });

  it("[SCREEN-C3] goes down level by level and passes on the whole trail", async () => {
    const dialog = await open();
    await userEvent.click(await option(/^Fashion/));
    await userEvent.click(await option(/^Womens Fashion/));
    await userEvent.click(await option(/^Jeans/));
    await userEvent.click(await option("Straight"));
    const crumbs = within(dialog).getByRole("group", { name: "Chosen category" });
    expect(
      within(crumbs)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Main categories", "Fashion", "Womens Fashion", "Jeans", "Straight"]);
    await userEvent.click(confirm());
    expect(changed).toHaveBeenCalledWith("Straight", [
      "Fashion",
      "Womens Fashion",
      "Jeans",
      "Straight",
    ]);
    expect(screen.getByRole("combobox", { name: "Category" }).textContent).toBe(
      "Fashion › Womens Fashion › Jeans › Straight",
    );
  });

  it("[SCREEN-C4] lets only a leaf be confirmed, and shows that, unless any category will do", async () => {
    await open();
    await userEvent.click(await option(/^Fashion/));
    await userEvent.click(confirm());
    expect(changed).not.toHaveBeenCalled();
    expect(screen.getByText(/^Choose a category below Fashion\./)).toBeTruthy();
    await userEvent.click(screen.getByRole("option", { name: "Home" }));
    await userEvent.click(confirm());
    expect(changed).toHaveBeenCalledWith("Home", ["Home"]);
  });

  it("[SCREEN-C4] takes a category that has others below it if any will do", async () => {
    await open({ depth: "any" });
    await userEvent.click(await option(/^Fashion/));
    await userEvent.click(confirm());
    expect(changed).toHaveBeenCalledWith("Fashion", ["Fashion"]);
  });

  it("[SCREEN-C3] is done with the keyboard alone: typing narrows a level, arrows go up and down the tree", async () => {
    await open();
    (await level("Main categories")).focus();
    await option(/^Fashion/);
    await userEvent.keyboard("fash{ArrowRight}");
    const second = await level("Below Fashion");
    expect(document.activeElement).toBe(second);
    await option(/^Womens Fashion/);
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(await level("Main categories"));
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(second);
    await userEvent.keyboard("wom{Enter}");
    expect(document.activeElement).toBe(await level("Below Womens Fashion"));
    await option("Knitwear");
    await userEvent.keyboard("knit{Enter}{Enter}");
    expect(changed).toHaveBeenCalledWith("Knitwear", ["Fashion", "Womens Fashion", "Knitwear"]);
  });

  it("[SCREEN-C3] opens at the stored choice, and clears what was below another", async () => {
    const dialog = await open({ start: "Straight" });
    expect((await within(dialog).findByRole("option", { name: "Straight" })).ariaSelected).toBe(
      "true",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "Fashion" }));
    expect(screen.queryByRole("option", { name: /^Jeans/ })).toBeNull();
    expect(await option(/^Mens Fashion/)).toBeTruthy();
  });

  it("[SCREEN-C3] shows which level could not be loaded, and retries", async () => {
    broken.add("Fashion");
    await open();
    await userEvent.click(await option(/^Fashion/));
    expect(await screen.findByText("These categories could not be loaded")).toBeTruthy();
    expect(screen.getByText("Reference r-7")).toBeTruthy();
    broken.clear();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await option(/^Womens Fashion/)).toBeTruthy();
  });

  it("[SCREEN-C3] shows why it cannot be changed", async () => {
    await renderScreen(<Example start={null} disabledReason="A campaign covers this product." />);
    const control = await screen.findByRole("combobox", { name: "Category" });
    await userEvent.click(control);
    expect(screen.queryByRole("dialog")).toBeNull();
    const described = control.getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toBe("A campaign covers this product.");
  });

  it("[SCREEN-C3] can be taken back if nothing need be chosen", async () => {
    await renderScreen(<Example start="Home" clearable />);
    await userEvent.click(await screen.findByRole("button", { name: "Clear Home" }));
    expect(changed).toHaveBeenLastCalledWith(null, []);
    expect(screen.getByRole("combobox", { name: "Category" }).textContent).toBe(
      "Choose a category",
    );
  });
});
