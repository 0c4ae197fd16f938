import { act, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useRef, useState, type ComponentType } from "react";
import { expect, it } from "vitest";
import { AlertDialog } from "./alert-dialog.tsx";
import { dialogOnDemand } from "./dialog-on-demand.tsx";
import { Dialog } from "./dialog.tsx";

interface QuestionProps {
  readonly onClose: () => void;
}

function Question({ onClose }: QuestionProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  return (
    <Dialog open onOpenChange={onClose} title="Change price" firstFocus={field}>
      <input ref={field} value={typed} onChange={(event) => setTyped(event.currentTarget.value)} />
      <output>{typed}</output>
    </Dialog>
  );
}

/** A page with the button of a dialog whose code comes once the network lets it. */
function open() {
  const network = Promise.withResolvers<ComponentType<QuestionProps>>();
  const Late = dialogOnDemand(() => network.promise);
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Change price</button>
        {isOpen ? <Late onClose={() => setOpen(false)} /> : null}
      </>
    );
  }
  render(<Page />);
  const button = screen.getByRole("button", { name: "Change price" });
  button.focus();
  return {
    button,
    come: () => act(async () => network.resolve(Question)),
    fail: () => act(async () => network.reject(new TypeError("Failed to fetch"))),
  };
}

it("[SCREEN-O8] gives what is typed before its code has come to the field that it opens with", async () => {
  const { button, come } = open();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("status").textContent).toBe("Loading");
  // Space and Enter press the button no more
  await userEvent.keyboard("-1x{Backspace}0 {Enter}");
  await come();
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  await userEvent.keyboard("%");
  expect(screen.getByRole("status").textContent).toBe("-10 %");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(button);
});

it("[SCREEN-O8] is closed by Escape before its code has come, and leaves the keys to the page", async () => {
  const { button, come } = open();
  await userEvent.keyboard("{Enter}{Escape}");
  expect(screen.queryByRole("status")).toBeNull();
  expect(document.activeElement).toBe(button);
  await come();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("dialog", { name: "Change price" })).toBeTruthy();
  await userEvent.keyboard("5");
  expect(screen.getByRole("status").textContent).toBe("5");
});

it("[SCREEN-O9] [SCREEN-B3] says in its place that its code cannot be loaded, and can be closed", async () => {
  const { button, fail } = open();
  await userEvent.keyboard("{Enter}7");
  await fail();
  expect(screen.queryByRole("status")).toBeNull();
  const dialog = screen.getByRole("dialog", { name: "Not loaded" });
  expect(within(dialog).getByRole("alert").textContent).toContain("could not be loaded");
  expect(document.activeElement).toBe(within(dialog).getByRole("button", { name: "Try again" }));
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  // no key is held back from the page any more
  button.focus();
  await userEvent.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Not loaded" })).toBeTruthy();
});

it("[SCREEN-O8] a question with a field opens with the focus in it, and any other with the focus on the safe answer", async () => {
  const question = { open: true, onCancel: () => {}, onConfirm: () => {}, confirm: "Send back" };
  const { unmount } = render(
    <AlertDialog {...question} question="Send it back?">
      <textarea aria-label="What is to be changed" />
    </AlertDialog>,
  );
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
  unmount();
  render(<AlertDialog {...question} question="Send it back?" />);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Cancel" }));
});
