import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { things, listThings } from "../../testing/things.tsx";
import { readViews, withView } from "./saved-views.ts";
// loaded before a test waits for them
import "@marquee/ui/menu-parts.tsx";
import "./views-dialog.tsx";

const list = things((request) => Promise.resolve(listThings(request)));

const openViews = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "List menu" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Saved views" }));
  return within(await screen.findByRole("dialog", { name: "Saved views" }));
};

describe("the saved views of a list", () => {
  it("[SCREEN-L23] are saved by a name, opened by their address, and removed", async () => {
    const { router } = await renderScreen(list, { at: "/home/offers?sort=-name&q=2&page=1" });
    const dialog = await openViews();
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    expect(dialog.getByText("Please enter a name")).toBeTruthy();
    await userEvent.type(dialog.getByLabelText("Name of what is shown now"), "Twos{Enter}");
    const link = dialog.getByRole("link", { name: "Twos" });
    expect(link.getAttribute("href")).toBe("/home/offers?sort=-name&q=2");
    await router.navigate({ to: ".", search: {} });
    await userEvent.click(link);
    await waitFor(() => expect(router.state.location.search).toEqual({ sort: "-name", q: "2" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    const again = await openViews();
    await userEvent.click(again.getByRole("button", { name: "Remove Twos" }));
    expect(again.getByText("No view of this list is saved yet.")).toBeTruthy();
  });

  it("[SCREEN-L23] have one of each name, and leave out what another version stored", () => {
    const first = withView([], "Mine", { tab: "live", page: "3", storesPage: "2" });
    expect(first).toEqual([{ name: "Mine", search: { tab: "live" } }]);
    expect(withView(first, "Mine", { tab: undefined })).toEqual([{ name: "Mine", search: {} }]);
    expect(readViews('[{"name":1},null,{"name":"A","search":{"q":2}}]')).toEqual([]);
    expect(readViews("{")).toEqual([]);
  });
});
