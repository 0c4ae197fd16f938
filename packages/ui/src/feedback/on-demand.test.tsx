import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { expect, it, vi } from "vitest";
import { onDemand } from "./on-demand.tsx";

interface Named {
  readonly name: string;
}

const Part = ({ name }: Named) => <p>The part of {name}</p>;
const away = () => new TypeError("Failed to fetch dynamically imported module");
const loader = () => vi.fn<() => Promise<ComponentType<Named>>>();

it("[SCREEN-B3] says in a part's place that it could not be loaded, and loads it again on every retry", async () => {
  const load = loader()
    .mockRejectedValueOnce(away())
    .mockRejectedValueOnce(away())
    .mockResolvedValue(Part);
  const OnDemand = onDemand(load, { loading: <p>On its way</p> });
  render(
    <>
      <input aria-label="Name" defaultValue="Typed before" />
      <OnDemand name="Nadia" />
    </>,
  );
  expect(screen.getByText("On its way")).toBeTruthy();
  const field = screen.getByLabelText("Name");
  for (const _ of [1, 2]) {
    expect((await screen.findByRole("alert")).textContent).toMatch(/could not be loaded/);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  }
  expect(await screen.findByText("The part of Nadia")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.getByLabelText("Name")).toBe(field);
});

it("[SCREEN-B3] loads again a part that failed elsewhere or before, and never for one that has come", async () => {
  const load = loader().mockRejectedValueOnce(away()).mockResolvedValue(Part);
  const OnDemand = onDemand(load);
  await OnDemand.preload();
  const { unmount } = render(<OnDemand name="Nadia" />);
  await screen.findByText("The part of Nadia");
  unmount();
  render(<OnDemand name="Samir" />);
  expect(screen.getByText("The part of Samir")).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});
