import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { goTo, chartHref } from "../app/address.ts";
import type { Listed } from "../charts/listing.ts";
import { MachineSwitcher, sameTabOf } from "./machine-switcher.tsx";

const machineEntry = (noun: string, id: string, title: string): Listed => ({
  id,
  title,
  noun,
  description: "",
  states: 3,
  transitions: 4,
  taken: 4,
  half: 0,
  findings: 0,
  isChanged: false,
});
const NOUNS = [
  [
    "payments",
    [machineEntry("payments", "checkout", "Checkout"), machineEntry("payments", "card", "Card")],
  ],
  ["session", [machineEntry("session", "signIn", "Sign-in")]],
] as const;

const trigger = () => screen.getByRole("button", { name: "Checkout" });
const filter = () => screen.getByRole("combobox", { name: "Find a machine" });
const pointedOption = () => screen.getByRole("option", { selected: true }).textContent;
const press = (key: string) => fireEvent.keyDown(filter(), { key });
async function openList() {
  await act(async () => trigger().click());
}

beforeEach(() => {
  goTo(chartHref("checkout", { tab: "coverage", state: "checkout.paying" }));
  render(<MachineSwitcher chart="checkout" title="Checkout" load={async () => NOUNS} />);
});

describe("the machine's name", () => {
  it("opens the machines by noun, at the one that is shown", async () => {
    await openList();
    const payments = screen.getByRole("group", { name: "Payments" });
    expect(within(payments).getAllByRole("option")).toHaveLength(2);
    expect(screen.getByRole("group", { name: "Session" })).toBeTruthy();
    expect(document.activeElement).toBe(filter());
    expect(pointedOption()).toBe("Checkoutcheckout");
  });

  it("goes to the same tab of the machine that the keyboard chooses", async () => {
    await openList();
    press("ArrowUp");
    expect(pointedOption()).toBe("Checkoutcheckout");
    press("ArrowDown");
    press("ArrowDown");
    press("ArrowDown");
    expect(pointedOption()).toBe("Sign-insignIn");
    press("Enter");
    expect(location.pathname + location.search).toBe("/STATECHARTS/signIn?tab=coverage");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("[SCREEN-K7] goes nowhere with the Enter that ends a word which is being composed", async () => {
    await openList();
    const before = location.pathname;
    for (const key of ["ArrowDown", "ArrowDown", "Enter"])
      fireEvent.keyDown(filter(), { key, isComposing: true });
    expect([location.pathname, pointedOption()]).toEqual([before, "Checkoutcheckout"]);
    expect(screen.getByRole("listbox")).toBeTruthy();
  });

  it("lists what was typed, of a machine's name or its noun, and says that there is none", async () => {
    await openList();
    fireEvent.change(filter(), { target: { value: "SESS" } });
    expect(screen.getAllByRole("option")).toHaveLength(1);
    expect(pointedOption()).toBe("Sign-insignIn");
    fireEvent.change(filter(), { target: { value: "nothing" } });
    expect(screen.queryAllByRole("option")).toHaveLength(0);
    expect(screen.getByText("No machine has this name.")).toBeTruthy();
    press("Enter");
    expect(location.pathname).toBe("/STATECHARTS/checkout");
  });

  it("closes with Escape, and gives the focus back", async () => {
    await openList();
    press("Escape");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(document.activeElement).toBe(trigger());
    expect(location.pathname).toBe("/STATECHARTS/checkout");
  });
});

it("takes along what a tab shows of every machine, and no trail, which is of one", () => {
  const of = (query: string) => sameTabOf("form", new URLSearchParams(query));
  expect(of("walk=a~b")).toBe("/STATECHARTS/form");
  expect(of("tab=compare&since=june&state=x")).toBe("/STATECHARTS/form?tab=compare&since=june");
  expect(of("tab=live&window=w&actor=3")).toBe("/STATECHARTS/form?tab=live&window=w");
  expect(of("tab=trail&trail=open.1.person")).toBe("/STATECHARTS/form");
});
