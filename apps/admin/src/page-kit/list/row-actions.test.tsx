import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
// loaded before the clock of a test runs
import "@marquee/ui/overlays/menu-parts.tsx";
import { RowActions } from "./row-actions.tsx";

const more = () => screen.getByRole("button", { name: "More for Linen" });

function row() {
  const copy = vi.fn();
  render(
    <RowActions
      of="Linen"
      actions={[
        { label: "Edit", onSelect: () => {} },
        { label: "Create Copy", onSelect: copy },
      ]}
    />,
  );
  return { copy, person: userEvent.setup() };
}

describe("the actions of a row", () => {
  it("[SCREEN-L10] are behind the dots from the first on if its words are too long for a column", async () => {
    const show = vi.fn();
    render(
      <RowActions
        of="Linen"
        actions={[{ label: "Associated Products", behind: true, onSelect: show }]}
      />,
    );
    expect(screen.queryByText("Associated Products")).toBeNull();
    const person = userEvent.setup();
    await person.click(more());
    await person.click(await screen.findByRole("menuitem", { name: "Associated Products" }));
    expect(show).toHaveBeenCalledOnce();
  });

  it("[SCREEN-L10] open with a press of the mouse, and are chosen there", async () => {
    const { copy, person } = row();
    await person.click(more());
    await person.click(await screen.findByRole("menuitem", { name: "Create Copy" }));
    expect(copy).toHaveBeenCalledOnce();
  });

  it("[SCREEN-L10] open with the keyboard, and give the focus back to their button", async () => {
    const { copy, person } = row();
    more().focus();
    await person.keyboard("{Enter}");
    await screen.findByRole("menu");
    await person.keyboard("{Escape}");
    expect(screen.queryByRole("menu")).toBeNull();
    expect(document.activeElement).toBe(more());
    await person.keyboard("{Enter}{ArrowDown}{Enter}");
    expect(copy).toHaveBeenCalledOnce();
  });

  it("[SCREEN-L10] open with a finger, which points and presses in one", async () => {
    const { person } = row();
    await person.pointer([{ keys: "[TouchA]", target: more() }]);
    await screen.findByRole("menuitem", { name: "Create Copy" });
  });
});
