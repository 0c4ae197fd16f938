import { act, render, screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { goTo, chartHref } from "../app/address.ts";
import type { Watched } from "../viewer/watched.ts";
import { entryOf } from "../testing/entry-of.ts";
import { TrailPanel } from "./trail-panel.tsx";

const TRAIL = "open.1772470800000.person~unknown.1772470809000.system~paid.1772470869000.provider";
let watched: Watched[] = [];
const open = (params: Record<string, string>) => {
  goTo(chartHref("checkout", { tab: "trail", ...params }));
  render(<TrailPanel entry={entryOf("checkout")} onWatched={(one) => watched.push(one)} />);
};
beforeEach(() => {
  watched = [];
});

it("[TRAIL-1] steps through the stored states, each with its time and what set it going", () => {
  open({ trail: TRAIL, at: "1" });
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Paying");
  expect(screen.getByText("Started by a user.")).toBeTruthy();
  act(() => screen.getByRole("button", { name: "Forward" }).click());
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Waiting for the provider");
  act(() => void dispatchEvent(new KeyboardEvent("keydown", { key: "]" })));
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Settled");
  expect(screen.getByText("60 s later")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Forward" })).toHaveProperty("disabled", true);
  expect(watched.at(-1)?.overlay.states).toEqual({
    "checkout.paying": "been",
    "checkout.waitingForProvider": "been",
    "checkout.settled": "current",
  });
});

it("[TRAIL-2] shows no transition as taken, and says that what lies between is not recorded", () => {
  open({ trail: TRAIL });
  for (const { overlay } of watched) expect(overlay.transitions).toBeUndefined();
  expect(screen.getByText(/is not recorded: no transition/)).toBeTruthy();
});

it("[TRAIL-1] says so if the address holds no trail", () => {
  open({ trail: "nonsense" });
  expect(screen.getByText(/holds no trail/)).toBeTruthy();
});
