import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
// loaded before the clock of a test runs
import "./menu-parts.tsx";
import { Button } from "../controls/button.tsx";
import { Menu, MenuItem } from "./menu.tsx";

function page() {
  const copy = vi.fn();
  render(
    <Menu trigger={<Button>Actions</Button>}>
      <MenuItem disabledReason="It is live.">Delete</MenuItem>
      <MenuItem onSelect={copy}>Copy</MenuItem>
      <MenuItem>Export</MenuItem>
    </Menu>,
  );
  return { copy, person: userEvent.setup() };
}

const button = () => screen.getByRole("button", { name: "Actions" });

for (const key of ["{Enter}", " ", "{ArrowDown}"])
  it(`[SCREEN-B2] ${key === " " ? "Space" : key} opens a menu on its first entry that can be chosen`, async () => {
    const { copy, person } = page();
    button().focus();
    await person.keyboard(key);
    const first = await screen.findByRole("menuitem", { name: "Copy" });
    await waitFor(() => expect(document.activeElement).toBe(first));
    await person.keyboard("{Enter}");
    expect(copy).toHaveBeenCalledOnce();
    await waitFor(() => expect(document.activeElement).toBe(button()));
  });

it("[SCREEN-B2] a button shows that it has a menu before the menu is made, and once it is open", async () => {
  const { person } = page();
  expect(button().getAttribute("aria-haspopup")).toBe("menu");
  expect(button().getAttribute("aria-expanded")).toBe("false");
  await person.click(button());
  await screen.findByRole("menu");
  expect(button().getAttribute("aria-expanded")).toBe("true");
});
