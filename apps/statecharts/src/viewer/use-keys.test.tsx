import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { goTo, chartHref, replaceParams, useAddress } from "../app/address.ts";
import { useView } from "../canvas/use-view.ts";
import type { Entry } from "../charts/entry.ts";
import { entryOf } from "../testing/entry-of.ts";
import { useWalk } from "../walk/use-walk.ts";
import { tabOf } from "./tabs.ts";
import { useKeys } from "./use-keys.ts";

const SIZE = { width: 0, height: 0 };
const ignore = () => undefined;

/** How far the walk has come; "loading" until the machine is loaded. */
function Walked({ entry }: { readonly entry: Entry }) {
  const tab = tabOf(useAddress().params.get("tab"));
  const walking = useWalk(entry, tab === "simulate");
  const control = useView(SIZE, null, undefined);
  useKeys({ walking, control, tab, current: undefined, showBox: ignore, toggleList: ignore });
  const { walk } = walking;
  return <output>{walk ? `${walk.at} of ${walk.steps.length}` : "loading"}</output>;
}

const shownText = () => screen.getByRole("status").textContent;
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.body, { key });
};

const open = (machine: string) => {
  goTo(chartHref(machine));
  render(<Walked entry={entryOf(machine)} />);
};

it("[MACH-C20] takes the steps that are pressed while the machine is loading, in their order", async () => {
  open("checkout");
  expect(shownText()).toBe("loading");
  press("3", "1", "[");
  await waitFor(() => expect(shownText()).toBe("1 of 2"));
});

it("[MACH-C20] takes none that were pressed before another tab was opened", async () => {
  open("checkout");
  press("2");
  act(() => replaceParams({ tab: "rules" }));
  act(() => replaceParams({ tab: "" }));
  await waitFor(() => expect(shownText()).toBe("0 of 0"));
});

it("[MACH-C20] takes no step of a key that has none", async () => {
  // all it can be at its beginning is requested
  open("deleteCard");
  press("9", "1");
  await waitFor(() => expect(shownText()).toBe("0 of 0"));
  press("1");
  expect(shownText()).toBe("1 of 1");
});

it("opens a tab without the item that was open in another one's list", () => {
  open("checkout");
  act(() => goTo(chartHref("checkout", { tab: "coverage", level: "unit", item: "3" })));
  act(() => press("m"));
  expect(location.search).toBe("?tab=compare&level=unit");
});
