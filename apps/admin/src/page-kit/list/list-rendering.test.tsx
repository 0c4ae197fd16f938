import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { lazy, startTransition, Suspense, useState } from "react";
import { describe, expect, it, vi } from "vitest";
// loaded before the clock of a test runs
import "@marquee/ui/overlays/menu-parts.tsx";
import { renderScreen } from "../../testing/render-screen.tsx";
import { THINGS, things, listThings, type Thing } from "../../testing/things.tsx";
import type { Column } from "./list-definition.ts";

const KIND = {
  key: "kind",
  label: "Kind",
  choices: [{ value: "round", label: "Round" }],
} as const;

const stock = things((request) => Promise.resolve(listThings(request)));

describe("the rendering of a list", () => {
  it("[SCREEN-L21] has no column of actions if none of its rows has one", async () => {
    const rowActions =
      (named: string) =>
      ({ name }: Thing) =>
        name === named ? [{ label: "Edit", onSelect: () => {} }] : [];
    const list = (named: string) =>
      things((request) => Promise.resolve(listThings(request)), { rowActions: rowActions(named) });
    await renderScreen(list("Thing 2"));
    expect(await screen.findByRole("columnheader", { name: "Action" })).toBeTruthy();
    cleanup();
    await renderScreen(list("Thing 30"));
    expect(await screen.findByText("Thing 2")).toBeTruthy();
    expect(screen.queryByRole("columnheader", { name: "Action" })).toBeNull();
  });

  it("[SCREEN-L21] shows the tip of the cell under the link of its row", async () => {
    await renderScreen(
      things((request) => Promise.resolve(listThings(request)), {
        rowLink: () => ({ to: "/home/offers" }),
        columns: [
          { id: "name", label: "Name", flexible: true, csv: "noText", cell: ({ name }) => name },
          {
            id: "note",
            label: "Note",
            csv: "noText",
            cell: ({ name }) => <i title={`All of ${name}`}>…</i>,
          },
        ],
      }),
    );
    const link = await screen.findByRole("link", { name: "Thing 2" });
    const under = vi.spyOn(document, "elementsFromPoint");
    under.mockReturnValue([link, screen.getByTitle("All of Thing 2")]);
    fireEvent.mouseMove(link);
    expect(link.title).toBe("All of Thing 2");
    under.mockReturnValue([link]);
    fireEvent.mouseMove(link);
    expect(link.title).toBe("");
    fireEvent.mouseLeave(link);
    expect(link.hasAttribute("title")).toBe(false);
  });

  it("[SCREEN-L13] renders a row again only if something of its own changed", async () => {
    const rendered = new Set<string>();
    const watched: readonly Column<Thing>[] = [
      {
        id: "name",
        label: "Name",
        csv: "noText",
        cell: ({ id, name }) => {
          rendered.add(id);
          return name;
        },
      },
    ];
    const renderedBy = async (act: () => Promise<unknown>) => {
      rendered.clear();
      await act();
      return [...rendered];
    };
    await renderScreen(
      things(
        (request) =>
          request.page === 1 ? Promise.resolve(listThings(request)) : new Promise(() => {}),
        { columns: watched, rowDetails: { label: "More", content: () => null } },
      ),
    );
    const button = (name: string) => screen.getByRole("button", { name });
    await screen.findByText("Thing 1");
    expect(await renderedBy(() => userEvent.click(button("More of Thing 3")))).toEqual(["t3"]);
    await userEvent.click(button("Select"));
    const tick = screen.getByRole("checkbox", { name: "Select Thing 2" });
    expect(await renderedBy(() => userEvent.click(tick))).toEqual(["t2"]);
    const turn = async () => {
      await userEvent.click(button("Next page"));
      await waitFor(() => expect(screen.getByRole("table").ariaBusy).toBe("true"));
    };
    expect(await renderedBy(turn)).toEqual([]);
  });

  it("[SCREEN-L17] shows no row in the columns of another list, while that one is rendered either", async () => {
    const strict: readonly Column<Thing>[] = [
      {
        id: "name",
        label: "Other name",
        csv: "noText",
        cell: ({ name }) => {
          throw new Error(`${name} is in another list`);
        },
      },
    ];
    const waits = () => new Promise<never>(() => {});
    let isBegun = false;
    const Unfinished = lazy(() => {
      isBegun = true;
      return waits();
    });
    function Lists() {
      const [isOther, setOther] = useState(false);
      return (
        <Suspense>
          <button onClick={() => startTransition(() => setOther(true))}>Others</button>
          {isOther
            ? things(waits, {
                list: { ...THINGS, name: "Users" },
                query: { queryKey: ["others"], fetchRows: waits },
                columns: strict,
              })
            : things((request) => Promise.resolve(listThings(request)), {
                rowDetails: { label: "More", content: ({ name }) => `All of ${name}` },
              })}
          {isOther ? <Unfinished /> : null}
        </Suspense>
      );
    }
    await renderScreen(<Lists />);
    await screen.findByText("Thing 1");
    // within `act` React shows the fallback of what a browser goes on with
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
    screen.getByRole("button", { name: "Others" }).click();
    await waitFor(() => expect(isBegun).toBe(true));
    screen.getByRole("button", { name: "More of Thing 3" }).click();
    await screen.findByText("All of Thing 3");
  });

  it("[SCREEN-L11] leaves a row its own element while others come and go", async () => {
    const { router } = await renderScreen(
      things((request) => {
        const all = listThings({ ...request, page: 1, size: 23 });
        return Promise.resolve({ ...all, rows: request.q ? all.rows.slice(1, 3) : all.rows });
      }),
    );
    const more = () => screen.getByText("Thing 3").closest("tr");
    await screen.findByText("Thing 1");
    const before = more();
    await act(() => router.navigate({ to: ".", search: { q: "Thing" } }));
    await waitFor(() => expect(screen.queryByText("Thing 1")).toBeNull());
    expect(more()).toBe(before);
  });

  it("[SCREEN-L15] changes the address first; a reload before the rows are there loses nothing", async () => {
    const { router } = await renderScreen(
      things((request) =>
        request.page === 1 ? Promise.resolve(listThings(request)) : new Promise(() => {}),
      ),
    );
    fireEvent.click(await screen.findByRole("button", { name: "Next page" }));
    expect(router.latestLocation.searchStr).toBe("?page=2");
    expect(screen.getByText("Thing 1")).toBeTruthy();
    await waitFor(() => expect(screen.getByRole("table").ariaBusy).toBe("true"));
  });

  it("[SCREEN-L15] shows what the address has when it is changed from outside", async () => {
    const { router } = await renderScreen(stock);
    await userEvent.click(await screen.findByRole("button", { name: "Next page" }));
    await screen.findByText("Thing 11");
    router.history.back();
    expect(await screen.findByText("Thing 1")).toBeTruthy();
    expect(await screen.findByText("1–10 of 23")).toBeTruthy();
  });

  it("[SCREEN-L1] a chosen filter is in the address, and on its button, which has the focus", async () => {
    const { router } = await renderScreen(
      things((request) => Promise.resolve(listThings(request)), {
        list: { ...THINGS, filters: [KIND] },
      }),
    );
    await userEvent.click(await screen.findByRole("button", { name: /^Kind ?All$/ }));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Round" }));
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    expect(router.state.location.searchStr).toBe("?kind=round");
    const pick = await screen.findByRole("button", { name: /^Kind ?Round$/ });
    await waitFor(() => expect(document.activeElement).toBe(pick));
  });
});
