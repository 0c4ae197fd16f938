import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, it, onTestFinished, vi } from "vitest";
// loaded before the clock of a test runs
import "./tip-bubble.tsx";
import { IconButton } from "../controls/icon-button.tsx";
import { Tips } from "./tips.tsx";

function page() {
  render(
    <>
      <IconButton label="Theme" icon={null} />
      <IconButton label="Next page" icon={null} disabledReason="This is the last page." />
      <Tips />
    </>,
  );
  return userEvent.setup();
}

it("[SCREEN-B1] the control with the focus shows its tip, and its reason if it is off", async () => {
  const person = page();
  await person.tab();
  expect((await screen.findByRole("tooltip")).textContent).toBe("Theme");
  await person.tab();
  await waitFor(() =>
    expect(screen.getByRole("tooltip").textContent).toBe("This is the last page."),
  );
});

it("[SCREEN-B1] Escape and leaving take the tip away, and the focus stays", async () => {
  const person = page();
  await person.tab();
  await screen.findByRole("tooltip");
  await person.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Theme");
  await person.tab();
  await screen.findByRole("tooltip");
  await person.tab();
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
});

it("[SCREEN-B1] a control that is pointed at shows its tip, until it is pressed", async () => {
  const person = page();
  const theme = screen.getByRole("button", { name: "Theme" });
  await person.hover(theme);
  await screen.findByRole("tooltip");
  await person.click(theme);
  await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
});

it("[SCREEN-B1] a control whose menu is open shows no tip, though the mouse is over it", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  page();
  const theme = screen.getByRole("button", { name: "Theme" });
  const point = async () => {
    fireEvent.pointerOver(theme);
    await act(() => vi.advanceTimersByTimeAsync(1000));
  };
  theme.ariaExpanded = "true";
  await point();
  expect(screen.queryByRole("tooltip")).toBeNull();
  theme.ariaExpanded = "false";
  await point();
  expect(screen.getByRole("tooltip").textContent).toBe("Theme");
});
