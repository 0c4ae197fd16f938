import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { expect, it } from "vitest";
import { Button } from "../controls/button.tsx";
import { Toaster } from "../feedback/toaster.ts";
import { Toasts } from "../feedback/toasts.tsx";
import { Combobox } from "../fields/combobox.tsx";
import { Select } from "../fields/select.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu, MenuItem } from "./menu.tsx";
import { Palette } from "./palette.tsx";

const CHOICES = [{ value: "a", label: "Apples" }];
const choose = () => {};

const select = <Select aria-label="Fruit" value="a" onValueChange={choose} choices={CHOICES} />;
const combobox = (
  <Combobox aria-label="Fruit" value={null} onValueChange={choose} options={CHOICES} />
);
const menu = (
  <Menu trigger={<Button>More</Button>}>
    <MenuItem>Copy</MenuItem>
  </Menu>
);

function InDialog({ children }: { readonly children?: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Basket">
      {children}
    </Dialog>
  );
}

function OpenPalette() {
  const [open, setOpen] = useState(true);
  const pages = { pages: [], onPage: choose, typed: "", onType: choose };
  return <Palette {...pages} open={open} onOpenChange={setOpen} title="Find" />;
}

/** A page on which a toast comes after what else is open. */
async function renderWithToast(page: ReactNode, open?: () => Promise<void>) {
  const toaster = new Toaster();
  render(
    <>
      {page}
      <Toasts toaster={toaster} />
    </>,
  );
  await open?.();
  act(() => toaster.show({ tone: "bad", title: "Out of order" }));
  expect(await screen.findByText("Out of order")).toBeTruthy();
  return toaster;
}

const press = (name: string) => async () => userEvent.click(screen.getByRole("button", { name }));
const openChoice = async () => userEvent.click(screen.getByRole("combobox", { name: "Fruit" }));

it.each([
  ["dialog", <InDialog key="" />, "dialog", undefined],
  ["palette", <OpenPalette key="" />, "dialog", undefined],
  ["menu", menu, "menu", press("More")],
  ["choice", select, "option", openChoice],
  ["searchable choice", combobox, "option", openChoice],
] as const)(
  "[SCREEN-T3] Escape closes the %s that has the focus, and a toast that came later stays until the next",
  async (_, page, role, open) => {
    const toaster = await renderWithToast(page, open);
    await screen.findByRole(role);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole(role)).toBeNull();
    expect(toaster.current()).toHaveLength(1);
    await userEvent.click(document.body);
    await userEvent.keyboard("{Escape}");
    expect(toaster.current()).toEqual([]);
  },
);

it.each([
  ["menu", menu, "menu", press("More")],
  ["choice", select, "option", openChoice],
  ["searchable choice", combobox, "option", openChoice],
] as const)(
  "[SCREEN-T3] Escape closes the %s in a dialog before it, with a toast beside both",
  async (_, part, role, open) => {
    const toaster = await renderWithToast(<InDialog>{part}</InDialog>, open);
    await screen.findByRole(role);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole(role)).toBeNull();
    expect(screen.getByRole("dialog", { name: "Basket" })).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog", { name: "Basket" })).toBeNull();
    expect(toaster.current()).toHaveLength(1);
  },
);

it.each(["dialog", "alertdialog"] as const)(
  "[SCREEN-O6] Shift+Tab on the frame of the %s goes to its last control, and Tab to its first",
  async (role) => {
    const choices = { onCancel: choose, onConfirm: choose, confirm: "Yes" };
    render(
      role === "dialog" ? (
        <InDialog>
          <Button>Weigh</Button>
          <Button>Pack</Button>
        </InDialog>
      ) : (
        <AlertDialog open question="Empty it?" {...choices} />
      ),
    );
    const frame = screen.getByRole(role);
    const [first, last] = role === "dialog" ? ["Close", "Pack"] : ["Cancel", "Yes"];
    act(() => frame.focus());
    await userEvent.tab({ shift: true });
    expect(document.activeElement).toBe(screen.getByRole("button", { name: last }));
    act(() => frame.focus());
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: first }));
  },
);
