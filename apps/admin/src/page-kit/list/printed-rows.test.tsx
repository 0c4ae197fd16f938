import { ApiFailure } from "@marquee/api/client/api-failure";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { act, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
// loaded before the menu is opened
import "@marquee/ui/overlays/menu-parts.tsx";
import { renderScreen } from "../../testing/render-screen.tsx";
import { listThings, things } from "../../testing/things.tsx";

afterEach(() => vi.restoreAllMocks());

/** The names in the rows that are there while the page is printed. */
function printedNames() {
  const names: string[] = [];
  const spy = vi.spyOn(window, "print").mockImplementation(() => {
    const printed = screen.getAllByRole("table", { hidden: true })[0];
    if (printed)
      for (const row of within(printed).getAllByRole("row", { hidden: true }).slice(1))
        names.push(row.textContent);
  });
  return { names, spy };
}

describe("a list on paper", () => {
  it("[SCREEN-A5] has every row, whatever the page, when its menu prints it, and is as before afterwards", async () => {
    const { names, spy } = printedNames();
    await renderScreen(things((request) => Promise.resolve(listThings(request))));
    await screen.findByText("Thing 1");
    await userEvent.click(screen.getByRole("button", { name: "List menu" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Print" }));
    await vi.waitFor(() => expect(spy).toHaveBeenCalledOnce());
    expect(names).toHaveLength(23);
    expect(names[22]).toContain("Thing 23");
    act(() => void window.dispatchEvent(new Event("afterprint")));
    expect(screen.getAllByRole("table", { hidden: true })).toHaveLength(1);
  });

  it("[SCREEN-A5] prints by Ctrl P, and says why it does not if the rows cannot be read", async () => {
    const { names, spy } = printedNames();
    let isAway = false;
    await renderScreen(
      things((request) =>
        isAway
          ? Promise.reject(new ApiFailure({ tag: "Unavailable", message: "Away" }))
          : Promise.resolve(listThings(request)),
      ),
    );
    await screen.findByText("Thing 1");
    await userEvent.keyboard("{Control>}p{/Control}");
    await vi.waitFor(() => expect(spy).toHaveBeenCalledOnce());
    expect(names).toHaveLength(23);
    isAway = true;
    await userEvent.keyboard("{Control>}p{/Control}");
    await vi.waitFor(() => expect(toaster.current().map(({ title }) => title)).toContain("Away"));
    expect(spy).toHaveBeenCalledOnce();
  });
});
