import { viewMessages } from "@marquee/domain/views/messages";
import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
// loaded before a test waits for them
import "@marquee/ui/overlays/menu-parts.tsx";
import "./views-dialog.tsx";
import { renderScreen } from "../../testing/render-screen.tsx";
import { serveCalls } from "../../testing/serve-calls.ts";
import { viewsServer } from "../../testing/serve-views.ts";
import { things, listThings } from "../../testing/things.tsx";

const list = things((request) => Promise.resolve(listThings(request)));
const NAME = "Name of what is shown now";

let server = viewsServer();
beforeEach(() => {
  server = viewsServer();
});
serveCalls((url, body) => server.respond(url, body));

const openViews = async () => {
  await userEvent.click(await screen.findByRole("button", { name: "List menu" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Saved views" }));
  return within(await screen.findByRole("dialog", { name: "Saved views" }));
};

type DialogQueries = Awaited<ReturnType<typeof openViews>>;

const save = (dialog: DialogQueries, name: string) =>
  userEvent.type(dialog.getByLabelText(NAME), `${name}{Enter}`);
const press = async (dialog: DialogQueries, name: string) =>
  userEvent.click(await dialog.findByRole("button", { name }));

describe("the saved views of a list", () => {
  it("[SCREEN-L23] are saved by a name, and opened by their address, which leaves the rest of it as it is", async () => {
    const at = "/home/offers?sort=-name&q=2&page=1&promote=x";
    const { router } = await renderScreen(list, { at });
    const dialog = await openViews();
    await press(dialog, "Save");
    expect(dialog.getByText("Please enter a name")).toBeTruthy();
    await save(dialog, "Twos");
    const link = await dialog.findByRole("link", { name: "Twos" });
    expect([...server.stored.values()]).toMatchObject([
      { list: "Kit", name: "Twos", query: "sort=-name&q=2" },
    ]);
    expect(dialog.getByRole("status").textContent).toContain(viewMessages.saved);
    await act(() =>
      router.navigate({ to: ".", search: { promote: "y", tab: "pending", page: "2" } }),
    );
    expect(link.getAttribute("href")).toBe("/home/offers?promote=y&sort=-name&q=2");
    await userEvent.click(link);
    await waitFor(() =>
      expect(router.state.location.search).toEqual({ promote: "y", sort: "-name", q: "2" }),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("[SCREEN-L23] [VIEW-C3] are removed, and back with Undo", async () => {
    await renderScreen(list, { at: "/home/offers?q=2" });
    const dialog = await openViews();
    await save(dialog, "Twos");
    const [before] = server.stored.values();
    await press(dialog, "Remove Twos");
    expect(await dialog.findByText("No view of this list is saved yet.")).toBeTruthy();
    await press(dialog, "Undo");
    expect(await dialog.findByRole("link", { name: "Twos" })).toBeTruthy();
    expect([...server.stored.values()]).toEqual([before]);
    expect(dialog.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  it("[SCREEN-L23] are replaced by saving under their name, and back with Undo", async () => {
    const { router } = await renderScreen(list, { at: "/home/offers?q=2" });
    const dialog = await openViews();
    await save(dialog, "Own");
    await dialog.findByRole("link", { name: "Own" });
    await act(() => router.navigate({ to: ".", search: { tab: "pending" } }));
    await save(dialog, "OWN");
    await dialog.findByRole("link", { name: "OWN" });
    expect([...server.stored.values()]).toMatchObject([{ name: "OWN", query: "tab=pending" }]);
    await press(dialog, "Undo");
    await dialog.findByRole("link", { name: "Own" });
    expect([...server.stored.values()]).toMatchObject([{ name: "Own", query: "q=2" }]);
  });

  it("[SCREEN-L23] [VIEW-V3] are renamed; a name that another view has is refused at its field", async () => {
    await renderScreen(list);
    const dialog = await openViews();
    for (const name of ["One", "Two"]) {
      await save(dialog, name);
      await dialog.findByRole("link", { name });
    }
    await press(dialog, "Rename Two");
    const field = dialog.getByLabelText("New name of Two");
    await userEvent.clear(field);
    await userEvent.type(field, "One{Enter}");
    expect(await dialog.findByText(viewMessages.nameTaken)).toBeTruthy();
    await userEvent.type(field, " more{Enter}");
    expect(await dialog.findByRole("link", { name: "One more" })).toBeTruthy();
    expect(server.names()).toEqual(["One", "One more"]);
  });

  it("[SCREEN-L23] that cannot be read are read again; one that cannot be saved leaves what was typed", async () => {
    server.isAway = true;
    await renderScreen(list);
    const dialog = await openViews();
    expect(await dialog.findByText(viewMessages.unavailable)).toBeTruthy();
    await save(dialog, "Own");
    expect(await dialog.findAllByText("Not at the moment.")).toHaveLength(2);
    expect(dialog.getByLabelText<HTMLInputElement>(NAME).value).toBe("Own");
    server.isAway = false;
    await press(dialog, "Try again");
    expect(await dialog.findByText("No view of this list is saved yet.")).toBeTruthy();
    await press(dialog, "Save");
    expect(await dialog.findByRole("link", { name: "Own" })).toBeTruthy();
    server.isAway = true;
    await press(dialog, "Remove Own");
    expect((await dialog.findByText(viewMessages.stays)).closest("[role=alert]")).toBeTruthy();
    expect(dialog.getByRole("link", { name: "Own" })).toBeTruthy();
  });
});
