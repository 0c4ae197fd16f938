import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { Find, type Search } from "./find.tsx";
import { PageFrame } from "./page-frame.tsx";

const opened = vi.fn();
const search: Search = (words) =>
  ["paid", "paying"]
    .filter((text) => text.includes(words))
    .map((text) => ({ key: text, text, kind: "state", open: () => opened(text) }));

it("opens what is chosen of what was found, and nothing if nothing was searched", async () => {
  render(<Find label="Find a state" load={async () => search} />);
  const field = screen.getByRole("combobox", { name: "Find a state" });
  const press = (key: string) => act(async () => void fireEvent.keyDown(field, { key }));
  await press("Enter");
  expect(opened).not.toHaveBeenCalled();
  // before what is searched has been loaded, there is nothing to go down to
  fireEvent.change(field, { target: { value: "pa" } });
  await press("ArrowDown");
  await press("Enter");
  expect(opened.mock.lastCall).toEqual(["paid"]);
  await act(async () => field.focus());
  fireEvent.change(field, { target: { value: "pa" } });
  await press("ArrowDown");
  await press("Enter");
  expect(opened.mock.lastCall).toEqual(["paying"]);
});

it("[SCREEN-O5] leaves the focus in the content after Enter and after Escape", async () => {
  render(
    <PageFrame top={<Find label="Find a state" load={async () => search} />}>
      <main>The chart</main>
    </PageFrame>,
  );
  const field = screen.getByRole("combobox", { name: "Find a state" });
  for (const key of ["Enter", "Escape"]) {
    await act(async () => field.focus());
    fireEvent.change(field, { target: { value: "pa" } });
    await act(async () => void fireEvent.keyDown(field, { key }));
    expect(document.activeElement).toBe(screen.getByRole("main"));
  }
  fireEvent.click(screen.getByRole("button", { name: "Skip to content" }));
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

it("[SCREEN-K7] opens nothing with the Enter that ends a word which is being composed", async () => {
  opened.mockClear();
  render(<Find label="Find a state" load={async () => search} />);
  const field = screen.getByRole("combobox", { name: "Find a state" });
  fireEvent.change(field, { target: { value: "pa" } });
  await act(async () => void fireEvent.keyDown(field, { key: "Enter", isComposing: true }));
  expect([opened.mock.calls, (field as HTMLInputElement).value]).toEqual([[], "pa"]);
  await act(async () => void fireEvent.keyDown(field, { key: "Enter" }));
  expect(opened.mock.calls).toEqual([["paid"]]);
});
