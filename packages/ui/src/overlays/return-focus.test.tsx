import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState, type ReactNode } from "react";
import { expect, it } from "vitest";
// loaded before the clock of a test runs
import "./menu-parts.tsx";
import { Button } from "../controls/button.tsx";
import { AlertDialog } from "./alert-dialog.tsx";
import { Dialog } from "./dialog.tsx";
import { Menu, MenuItem } from "./menu.tsx";

type Opened = (open: boolean, set: (open: boolean) => void) => ReactNode;

/** A page whose dialog is opened by a button, or by an entry of a menu; the button may go meanwhile. */
function Page({ dialog, goes = false }: { readonly dialog: Opened; readonly goes?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <main id="main" tabIndex={-1}>
      {goes && open ? null : <Button onClick={() => setOpen(true)}>Open</Button>}
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen(true)}>Open it here</MenuItem>
      </Menu>
      {dialog(open, setOpen)}
    </main>
  );
}

const task: Opened = (open, set) => (
  <Dialog open={open} onOpenChange={set} title="A task">
    <input aria-label="Name" ref={(field) => field?.focus()} />
  </Dialog>
);
const question: Opened = (open, set) => (
  <AlertDialog
    open={open}
    question="Sure?"
    confirm="Yes"
    onConfirm={() => set(false)}
    onCancel={() => set(false)}
  />
);

const button = (name: string) => screen.getByRole("button", { name });
const expectFocus = (element: () => HTMLElement) =>
  waitFor(() => expect(document.activeElement).toBe(element()));

for (const [what, dialog, role] of [
  ["dialog", task, "dialog"],
  ["question", question, "alertdialog"],
] as const) {
  it(`[SCREEN-O1] a ${what} returns the focus to the button that opened it`, async () => {
    const person = userEvent.setup();
    render(<Page dialog={dialog} />);
    button("Open").focus();
    await person.keyboard("{Enter}");
    await screen.findByRole(role);
    await person.keyboard("{Escape}");
    await expectFocus(() => button("Open"));
  });

  for (const by of ["mouse", "keyboard"])
    it(`[SCREEN-O1] a ${what} returns the focus to the button of the menu it came from, by ${by}`, async () => {
      const person = userEvent.setup();
      render(<Page dialog={dialog} />);
      for (const _ of ["the first time", "and again"]) {
        if (by === "mouse") {
          await person.click(button("More"));
          await person.click(await screen.findByRole("menuitem"));
        } else {
          button("More").focus();
          await person.keyboard("{Enter}");
          await screen.findByRole("menuitem");
          await person.keyboard("{Enter}");
        }
        await screen.findByRole(role);
        await person.keyboard("{Escape}");
        await expectFocus(() => button("More"));
      }
    });

  it(`[SCREEN-O1] a ${what} whose button is gone leaves the focus to the page's main part`, async () => {
    const person = userEvent.setup();
    render(<Page dialog={dialog} goes />);
    await person.click(button("Open"));
    await screen.findByRole(role);
    await person.keyboard("{Escape}");
    await expectFocus(() => screen.getByRole("main"));
  });
}
