import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { THINGS, things, thingsOf, type Thing } from "../../testing/things.tsx";
import type { Column, ListRequest } from "./list-definition.ts";
// loaded before the clock of a test runs
import "../../ui/menu-parts.tsx";

const KIND = {
  key: "kind",
  label: "Kind",
  choices: [{ value: "round", label: "Round" }],
} as const;

describe("the drawing of a list", () => {
  it("[SCREEN-L13] draws a row again only where something of its own changed", async () => {
    const drawn = new Set<string>();
    const watched: readonly Column<Thing>[] = [
      {
        id: "name",
        label: "Name",
        cell: ({ id, name }) => {
          drawn.add(id);
          return name;
        },
      },
    ];
    const drawnBy = async (act: () => Promise<unknown>) => {
      drawn.clear();
      await act();
      return [...drawn];
    };
    await renderScreen(
      things(
        (request) =>
          request.page === 1 ? Promise.resolve(thingsOf(request)) : new Promise(() => {}),
        { columns: watched, rowDetails: { label: "More", content: () => null } },
      ),
    );
    const button = (name: string) => screen.getByRole("button", { name });
    await screen.findByText("Thing 1");
    expect(await drawnBy(() => userEvent.click(button("More of Thing 3")))).toEqual(["t3"]);
    await userEvent.click(button("Select"));
    const tick = screen.getByRole("checkbox", { name: "Select Thing 2" });
    expect(await drawnBy(() => userEvent.click(tick))).toEqual(["t2"]);
    const turn = async () => {
      await userEvent.click(button("Next page"));
      await waitFor(() => expect(screen.getByRole("table").ariaBusy).toBe("true"));
    };
    expect(await drawnBy(turn)).toEqual([]);
  });

  it.each([
    ["are there", (request: ListRequest) => Promise.resolve(thingsOf(request))],
    ["take longer", () => new Promise<never>(() => {})],
  ])("[SCREEN-L14] closes the menu of a filter when its rows %s", async (_when, chosen) => {
    const { router } = await renderScreen(
      things(
        (request) =>
          request.filters["kind"] ? chosen(request) : Promise.resolve(thingsOf(request)),
        { list: { ...THINGS, filters: [KIND] } },
      ),
    );
    await userEvent.click(await screen.findByRole("button", { name: /^Kind ?All$/ }));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Round" }));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    expect(router.state.location.searchStr).toBe("?kind=round");
    const pick = screen.getByRole("button", { name: /^Kind ?Round$/ });
    await waitFor(() => expect(document.activeElement).toBe(pick));
  });
});
