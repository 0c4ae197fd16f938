import { ApiFailure } from "@marquee/api/client/api-failure";
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
// loaded before the clock of a test runs
import "@marquee/ui/overlays/menu-parts.tsx";
import { renderScreen } from "../../testing/render-screen.tsx";
import { THINGS, things, listThings, type Thing } from "../../testing/things.tsx";

const whole = things((request) => Promise.resolve(listThings(request)));

describe("a list", () => {
  it("[SCREEN-L3] shows its shape before its first rows", async () => {
    await renderScreen(things(() => new Promise(() => {})));
    expect(screen.getByText("Loading")).toBeTruthy();
  });

  it("[SCREEN-L1] shows what its address has", async () => {
    await renderScreen(whole, { at: "/home/offers?page=3" });
    expect(await screen.findByText("Thing 21")).toBeTruthy();
    expect(screen.getByText("21–23 of 23")).toBeTruthy();
    expect(within(screen.getByRole("tab", { name: /Live/ })).getByText("23")).toBeTruthy();
  });

  it("[SCREEN-L2] writes paging and sorting into its address", async () => {
    const { router } = await renderScreen(whole);
    await userEvent.click(await screen.findByRole("button", { name: "Next page" }));
    expect(await screen.findByText("Thing 11")).toBeTruthy();
    await waitFor(() => expect(router.state.location.searchStr).toBe("?page=2"));
    await userEvent.click(screen.getByRole("button", { name: "Name" }));
    await waitFor(() => expect(router.state.location.searchStr).toBe("?sort=name"));
    expect(screen.getByRole("columnheader", { name: "Name" }).ariaSort).toBe("ascending");
  });

  it("[SCREEN-L2] makes both of two changes that come at once", async () => {
    const { router } = await renderScreen(whole);
    const next = await screen.findByRole("button", { name: "Next page" });
    fireEvent.click(screen.getByRole("button", { name: "Name" }));
    fireEvent.click(next);
    await waitFor(() => expect(router.state.location.searchStr).toBe("?page=2&sort=name"));
  });

  it.each([
    ["that has no order of its own", undefined, ["none", "ascending", "descending", "none"]],
    ["that starts descending", "-name", ["descending", "ascending", "descending"]],
  ])("[SCREEN-L2] sorts a list %s both ways", async (_list, defaultSort, directions) => {
    const list = { ...THINGS, ...(defaultSort ? { defaultSort } : {}) };
    await renderScreen(things((request) => Promise.resolve(listThings(request)), { list }));
    await screen.findByText("Thing 1");
    for (const direction of directions) {
      const head = await screen.findByRole("columnheader", { name: "Name" });
      await waitFor(() => expect(head.ariaSort).toBe(direction));
      await userEvent.click(within(head).getByRole("button"));
    }
  });

  it("[SCREEN-L3] shows the old rows, marked busy, while others load", async () => {
    const slow = things((request) =>
      request.page === 1 ? Promise.resolve(listThings(request)) : new Promise(() => {}),
    );
    await renderScreen(slow);
    await userEvent.click(await screen.findByRole("button", { name: "Next page" }));
    await waitFor(() => expect(screen.getByRole("table").ariaBusy).toBe("true"));
    expect(screen.getByText("Thing 1")).toBeTruthy();
  });

  it("[SCREEN-L4] shows that nothing exists, or that nothing matches", async () => {
    const { router } = await renderScreen(whole, { at: "/home/offers?tab=pending" });
    expect(await screen.findByText("sorry, no matching records found")).toBeTruthy();
    await router.navigate({ to: "/home/offers", search: { q: "nothing like it" } });
    expect(await screen.findByText("Nothing fits these filters")).toBeTruthy();
    expect(screen.getByText("sorry, no matching records found")).toBeTruthy();
    const [clear] = screen.getAllByRole("button", { name: "Clear filters" });
    if (clear) await userEvent.click(clear);
    expect(await screen.findByText("Thing 1")).toBeTruthy();
  });

  it("[LIST-Q6] says that more may match if not all rows were compared, also where none did", async () => {
    const some = things((request) =>
      Promise.resolve({ ...listThings(request), moreMayMatch: true }),
    );
    const { router } = await renderScreen(some, { at: "/home/offers?q=Thing" });
    const more = "There may be more that match. Type a longer word, or set a filter.";
    expect(await screen.findByText(more)).toBeTruthy();
    await router.navigate({ to: "/home/offers", search: { q: "none" } });
    expect(await screen.findByText(more)).toBeTruthy();
  });

  it("[SCREEN-L5] retains the selection on other pages and selects all that match", async () => {
    await renderScreen(whole);
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Thing 2" }));
    await userEvent.click(screen.getByRole("button", { name: "Next page" }));
    await screen.findByText("Thing 11");
    expect(await screen.findByText("1 selected in Live")).toBeTruthy();
    await userEvent.click(await screen.findByRole("button", { name: "Select all 23 that match" }));
    expect(await screen.findByText("23 selected in Live")).toBeTruthy();
  });

  /** The list with one row ticked, while every row is fetched; lets them come. */
  async function whileAllAreFetched(): Promise<() => void> {
    const { promise: wanted, resolve: come } = Promise.withResolvers<void>();
    const slow = things(async (request) => {
      if (request.size > 10) await wanted;
      return listThings(request);
    });
    await renderScreen(slow);
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Thing 2" }));
    await userEvent.click(await screen.findByRole("button", { name: "Select all 23 that match" }));
    return come;
  }

  it("[SCREEN-L5] leaves a row that is taken back while all are fetched", async () => {
    const come = await whileAllAreFetched();
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Thing 2" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Thing 3" }));
    come();
    expect(await screen.findByText("22 selected in Live")).toBeTruthy();
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Select Thing 2" });
    expect(box.checked).toBe(false);
  });

  it("[SCREEN-L5] selects nothing if selecting has ended while all were fetched", async () => {
    const come = await whileAllAreFetched();
    await userEvent.click(screen.getByRole("button", { name: "Stop selecting" }));
    await act(async () => come());
    expect(await screen.findByRole("button", { name: "Select" })).toBeTruthy();
    expect(screen.queryByRole("toolbar", { name: "Selected rows" })).toBeNull();
  });

  it("[SCREEN-L5] selects nothing that was asked for before selecting had ended and begun again", async () => {
    const come = await whileAllAreFetched();
    await userEvent.click(screen.getByRole("button", { name: "Stop selecting" }));
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Thing 3" }));
    await act(async () => come());
    expect(await screen.findByText("1 selected in Live")).toBeTruthy();
  });

  it("[SCREEN-L5] selects all for who selects anew while they are fetched still, once each", async () => {
    const come = await whileAllAreFetched();
    await userEvent.click(screen.getByRole("button", { name: "Stop selecting" }));
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    const all = await screen.findByRole("button", { name: "Select all 23 that match" });
    expect(all.getAttribute("aria-busy")).not.toBe("true");
    await userEvent.click(all);
    await act(async () => come());
    expect(await screen.findByText("23 selected in Live")).toBeTruthy();
  });

  it("[SCREEN-L14] names what is selected and hidden by a search, and leaves it out on request", async () => {
    const { router } = await renderScreen(whole);
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Thing 2" }));
    expect(screen.queryByText(/not in this view/)).toBeNull();
    await act(() => router.navigate({ to: "/home/offers", search: { q: "Thing 17" } }));
    expect(await screen.findByText("1 not in this view: Thing 2")).toBeTruthy();
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Thing 17" }));
    expect(screen.getByText("2 selected in Live")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Leave out" }));
    expect(screen.getByText("1 selected in Live")).toBeTruthy();
    expect(screen.queryByText(/not in this view/)).toBeNull();
  });

  it("[SCREEN-L14] shows a selection in its own tab alone", async () => {
    await renderScreen(whole);
    await userEvent.click(await screen.findByRole("button", { name: "Select" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Thing 2" }));
    await userEvent.click(screen.getByRole("tab", { name: /Pending/ }));
    await screen.findByText("sorry, no matching records found");
    expect(screen.queryByRole("toolbar", { name: "Selected rows" })).toBeNull();
    await userEvent.click(screen.getByRole("tab", { name: /Live/ }));
    expect(await screen.findByText("1 selected in Live")).toBeTruthy();
    const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Select Thing 2" });
    expect(box.checked).toBe(true);
  });

  it("[SCREEN-L6] shows why it could not be loaded, and can be retried", async () => {
    let requested = 0;
    const failing = things((request) =>
      requested++ === 0
        ? Promise.reject(
            new ApiFailure({ tag: "Broken", message: "Out of order", reference: "r-7" }),
          )
        : Promise.resolve(listThings(request)),
    );
    await renderScreen(failing);
    expect(await screen.findByText("Out of order")).toBeTruthy();
    expect(screen.getByText("Reference r-7")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Thing 1")).toBeTruthy();
  });

  it("[SCREEN-L8] leads from a page beyond the last to the last", async () => {
    const { router } = await renderScreen(whole, { at: "/home/offers?page=9" });
    expect(await screen.findByText("Thing 23")).toBeTruthy();
    await waitFor(() => expect(router.state.location.searchStr).toBe("?page=3"));
    expect(screen.getByText("21–23 of 23")).toBeTruthy();
  });

  it("[SCREEN-L9] remembers which columns the user has hidden", async () => {
    const headers = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await renderScreen(whole);
    await screen.findByText("Thing 1");
    expect(headers()).toEqual(["Name", "Size"]);
    await userEvent.click(screen.getByRole("button", { name: "Columns" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: "Size" }));
    cleanup();
    await renderScreen(whole);
    await screen.findByText("Thing 1");
    expect(headers()).toEqual(["Name"]);
  });

  it("[SCREEN-L12] opens a row under itself, and leaves it open while another is", async () => {
    const content = ({ name }: Thing) => <p>All about {name}</p>;
    await renderScreen(
      things((request) => Promise.resolve(listThings(request)), {
        rowDetails: { label: "More", content },
      }),
    );
    const first = await screen.findByRole("button", { name: "More of Thing 1" });
    await userEvent.click(first);
    await userEvent.click(screen.getByRole("button", { name: "More of Thing 3" }));
    expect(screen.getByText("All about Thing 1")).toBeTruthy();
    expect(screen.getByText("All about Thing 3")).toBeTruthy();
    expect(first.ariaExpanded).toBe("true");
    await userEvent.click(first);
    expect(screen.queryByText("All about Thing 1")).toBeNull();
  });
});
