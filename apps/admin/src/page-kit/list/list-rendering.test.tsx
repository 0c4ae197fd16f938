import { fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
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

const stock = things((request) => Promise.resolve(thingsOf(request)));

describe("the rendering of a list", () => {
  it("[SCREEN-L13] renders a row again only where something of its own changed", async () => {
    const rendered = new Set<string>();
    const watched: readonly Column<Thing>[] = [
      {
        id: "name",
        label: "Name",
        cell: ({ id, name }) => {
          rendered.add(id);
          return name;
        },
      },
    ];
    const drawnBy = async (act: () => Promise<unknown>) => {
      rendered.clear();
      await act();
      return [...rendered];
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

  it("[SCREEN-L15] renders the rows first, and the address and what is around them when they are painted", async () => {
    const { router } = await renderScreen(stock);
    const next = await screen.findByRole("button", { name: "Next page" });
    const frames = vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation(() => 0);
    fireEvent.click(next);
    await waitFor(() => expect(frames).toHaveBeenCalled());
    expect(screen.getByText("Thing 11")).toBeTruthy();
    expect(screen.getByText("1–10 of 23")).toBeTruthy();
    expect(router.state.location.searchStr).toBe("");
    frames.mockRestore();
    // no frame comes, as in a hidden tab
    expect(await screen.findByText("11–20 of 23")).toBeTruthy();
    expect(router.state.location.searchStr).toBe("?page=2");
  });

  it("[SCREEN-L15] shows what the address has when it is changed from outside", async () => {
    const { router } = await renderScreen(stock);
    await userEvent.click(await screen.findByRole("button", { name: "Next page" }));
    await waitFor(() => expect(router.state.location.searchStr).toBe("?page=2"));
    router.history.back();
    expect(await screen.findByText("Thing 1")).toBeTruthy();
    expect(await screen.findByText("1–10 of 23")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    expect(await screen.findByText("Thing 11")).toBeTruthy();
    await waitFor(() => expect(router.state.location.searchStr).toBe("?page=2"));
  });

  it("[SCREEN-L16] fetches what a button shows as soon as it is pressed, and only once", async () => {
    const requested: string[] = [];
    let come = Promise.resolve();
    await renderScreen(
      things(
        async (request) => {
          const { page, sort, filters } = request;
          requested.push(`${page} ${sort ?? "-"} ${filters["kind"] ?? "-"}`);
          await come;
          return thingsOf(request);
        },
        { list: { ...THINGS, filters: [KIND] } },
      ),
    );
    const press = async (button: HTMLElement) => {
      requested.length = 0;
      const answer = Promise.withResolvers<void>();
      come = answer.promise;
      fireEvent.pointerDown(button);
      const early = [...requested];
      fireEvent.click(button);
      await waitFor(() => expect(screen.getByRole("table").ariaBusy).toBe("true"));
      answer.resolve();
      await waitFor(() => expect(screen.getByRole("table").ariaBusy).toBeNull());
      expect(requested).toEqual(early);
      return early;
    };
    expect(await press(await screen.findByRole("button", { name: "Next page" }))).toEqual([
      "2 - -",
    ]);
    expect(await press(screen.getByRole("button", { name: "Name" }))).toEqual(["1 name -"]);
    await userEvent.click(screen.getByRole("button", { name: /^Kind ?All$/ }));
    const round = await screen.findByRole("menuitemradio", { name: "Round" });
    expect(await press(round)).toEqual(["1 name round"]);
  });
});
