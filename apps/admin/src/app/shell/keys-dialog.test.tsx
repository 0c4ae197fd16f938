import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { renderPanel } from "../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
// loaded before a test waits for it
import "./keys-dialog.tsx";

serveCalls(() => listResponse([]));

describe("the keys of the panel", () => {
  it("[SCREEN-K8] are listed by the question mark, with the way to the help of the screen", async () => {
    await renderPanel("/home/offers");
    await screen.findByRole("searchbox", { name: "Search these offers" });
    await userEvent.keyboard("?");
    expect(await screen.findByRole("dialog", { name: "Keys" })).toBeTruthy();
    expect(screen.getByText("Go to the search of the list")).toBeTruthy();
    const help = screen.getByRole("link", { name: "Open the help of this screen" });
    expect(help.getAttribute("href")).toMatch(/\/help\//);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("[SCREEN-K8] lead to the search of the list, in which they are typed", async () => {
    await renderPanel("/home/offers");
    const search = await screen.findByRole("searchbox", { name: "Search these offers" });
    await userEvent.keyboard("/");
    expect(document.activeElement).toBe(search);
    await userEvent.keyboard("a/?");
    expect((search as HTMLInputElement).value).toBe("a/?");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
