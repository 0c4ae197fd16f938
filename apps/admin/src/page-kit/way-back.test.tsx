import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { rememberAddress } from "../session/last-addresses.ts";
import { renderScreen } from "../testing/render-screen.tsx";
import { things, listThings } from "../testing/things.tsx";
import { PageHeader } from "./page-header.tsx";
import { wayBack } from "./way-back.ts";

describe("the way back", () => {
  it("[SCREEN-W1] leads to the list as it was left", async () => {
    rememberAddress("/home/company", { tab: "pending", q: "wool", sort: "-name", page: "3" });
    await renderScreen(
      <PageHeader title="Edit" parent={{ to: "/home/company", label: "Things" }} />,
    );
    const link = screen.getByRole("link", { name: "Things" });
    expect(link.getAttribute("href")).toBe("/home/company?tab=pending&q=wool&sort=-name&page=3");
  });

  it("[SCREEN-W1] leads to the page of another row without the query of this one", () => {
    rememberAddress("/home/campaign/manage", { id: "c1", page: "3" });
    const to = "/home/campaign/manage";
    expect(wayBack({ to, search: { id: "c2" } }).search).toStrictEqual({ id: "c2" });
    expect(wayBack({ to, search: { id: "c1", tab: undefined } }).search).toEqual({
      id: "c1",
      page: "3",
    });
  });
});

describe("a row that was saved", () => {
  const list = things((request) => Promise.resolve(listThings(request)));
  const findRow = (name: string) => screen.getByText(name).closest("tr");

  it("[SCREEN-W2] is marked until the list shows something else", async () => {
    const { router } = await renderScreen(list);
    await router.navigate({ to: ".", state: { savedRow: "t2" } });
    await waitFor(() => expect(findRow("Thing 2")?.ariaCurrent).toBe("true"));
    expect(findRow("Thing 1")?.ariaCurrent).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Name" }));
    await waitFor(() => expect(findRow("Thing 2")?.ariaCurrent).toBeNull());
  });

  it("[SCREEN-W2] is turned to where it is on another page", async () => {
    const { router } = await renderScreen(list);
    await router.navigate({ to: ".", state: { savedRow: "t23" } });
    await waitFor(() => expect(findRow("Thing 23")?.ariaCurrent).toBe("true"));
    expect(within(screen.getByRole("table")).getAllByRole("row")).toHaveLength(4);
    expect(router.state.location.search).toMatchObject({ page: "3" });
  });
});
