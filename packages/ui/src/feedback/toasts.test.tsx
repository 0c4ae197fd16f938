import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AlertDialog } from "../overlays/alert-dialog.tsx";
import { Toaster } from "./toaster.ts";
import { Toasts } from "./toasts.tsx";

const FAILURE = { tone: "bad", title: "Out of order", reference: "r-7" } as const;

/** A page whose toast comes after what else is open. */
async function openWithToast(question?: { readonly busy: boolean; readonly onCancel: () => void }) {
  const toaster = new Toaster();
  render(
    <>
      <Toasts toaster={toaster} />
      {question ? (
        <AlertDialog {...question} open={true} question="Sure?" confirm="Yes" onConfirm={vi.fn()} />
      ) : null}
    </>,
  );
  act(() => toaster.show(FAILURE));
  expect(await screen.findByText("Out of order")).toBeTruthy();
  return toaster;
}

it("[SCREEN-T3] Escape closes the question that is open, and the toast beside it stays", async () => {
  const onCancel = vi.fn();
  const toaster = await openWithToast({ busy: false, onCancel });
  await userEvent.keyboard("{Escape}");
  expect(onCancel).toHaveBeenCalledTimes(1);
  expect(toaster.current()).toHaveLength(1);
});

it("[SCREEN-T3] Escape leaves a question whose work cannot be cancelled", async () => {
  const onCancel = vi.fn();
  const toaster = await openWithToast({ busy: true, onCancel });
  await userEvent.keyboard("{Escape}");
  expect(onCancel).not.toHaveBeenCalled();
  expect(toaster.current()).toHaveLength(1);
});

it("[SCREEN-T3] Escape dismisses a toast if nothing is asked", async () => {
  const toaster = await openWithToast();
  await userEvent.keyboard("{Escape}");
  expect(toaster.current()).toEqual([]);
});

/** A toast of a success, with Undo if it is given. */
async function openReport(undo?: () => void) {
  const toaster = new Toaster();
  render(<Toasts toaster={toaster} />);
  act(() => toaster.show({ tone: "ok", title: "Switched off", undo }));
  expect(await screen.findByText("Switched off")).toBeTruthy();
  return toaster;
}

it("[SCREEN-T4] Undo is reached by F8 and pressed by Enter, once", async () => {
  const undo = vi.fn();
  const toaster = await openReport(undo);
  await userEvent.keyboard("{F8}{Tab}{Tab}");
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Undo" }));
  await userEvent.keyboard("{Enter}");
  expect(undo).toHaveBeenCalledTimes(1);
  expect(toaster.current()).toEqual([]);
});

it("[SCREEN-T4] offers no Undo of what cannot be taken back", async () => {
  await openReport();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("[SCREEN-T5] a title that has plain words shows them below it, unless there is more to say", async () => {
  const toaster = new Toaster();
  render(<Toasts toaster={toaster} plainWords={(title) => `In plain words: ${title}`} />);
  act(() => {
    toaster.show({ tone: "ok", title: "Applied" });
    toaster.show({ tone: "bad", title: "Failed", detail: "The card was declined." });
  });
  expect(await screen.findByText("In plain words: Applied")).toBeTruthy();
  expect(screen.getByText("The card was declined.")).toBeTruthy();
  expect(screen.queryByText("In plain words: Failed")).toBeNull();
});
