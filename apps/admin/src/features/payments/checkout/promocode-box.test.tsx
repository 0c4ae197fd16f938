import type { Promocode } from "@marquee/domain/payments/receipt.schema";
import { promocodeMachine } from "@marquee/machines/payments/promocode.machine";
import type { PromocodeRequest } from "@marquee/machines/payments/promocode.model";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { startForTest } from "../../../testing/start-for-test.ts";
import { PromocodeBox } from "./promocode-box.tsx";

const TENTH: Promocode = { type: "P", discount: 10 };

function openBox() {
  const notify = vi.fn();
  const send = vi.fn();
  const actor = startForTest(
    createActor(
      promocodeMachine.provide({
        actors: {
          checkPromocode: fromPromise<Promocode | null, PromocodeRequest>(async ({ input }) =>
            input.code === "SPRING10" ? TENTH : null,
          ),
        },
        actions: { notify: (_, { message }) => notify(message) },
      }),
      { input: { prefill: "", applied: null, checkout: { send: send } } },
    ),
  );
  render(<PromocodeBox actor={actor} />);
  return { notify, send };
}

const box = () => screen.getByLabelText<HTMLInputElement>("Promocode");

it("applies a code, shows it read-only, and removes it with one press", async () => {
  const { notify, send } = openBox();
  await userEvent.type(box(), "SPRING10{Enter}");
  expect(await screen.findByRole("button", { name: "Remove" })).toBeDefined();
  expect(box().readOnly).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(box().value).toBe("");
  expect(box().getAttribute("aria-invalid")).toBeNull();
  expect(notify.mock.calls.flat()).toEqual([
    "promocode apply successfully",
    "promocode remove successfully",
  ]);
  expect(send.mock.calls.map(([event]) => event.type)).toEqual([
    "promocode.applied",
    "promocode.withdrawn",
  ]);
});

it("shows at the box that a code is missing or unknown", async () => {
  openBox();
  await userEvent.click(screen.getByRole("button", { name: "Apply" }));
  expect(screen.getByText("Please enter promocode")).toBeDefined();
  await userEvent.type(box(), "NOPE{Enter}");
  expect(await screen.findByText("Invalid promocode")).toBeDefined();
});

it("[PAY-V7] announces what is wrong with a code, in a region that was there before", async () => {
  openBox();
  const region = screen.getByRole("alert");
  expect(region.textContent).toBe("");
  await userEvent.type(box(), "NONE{Enter}");
  expect(await screen.findByText("Invalid promocode")).toBeDefined();
  expect(region.textContent).toContain("Invalid promocode");
});
