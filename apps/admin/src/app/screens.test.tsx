import { can } from "@marquee/domain/access/can";
import { inGroups, menu } from "@marquee/domain/access/menu";
import { helpAddress, SCREEN_HELP } from "@marquee/domain/help/help-pages";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { MERCHANT, renderPanel } from "../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../testing/serve-calls.ts";
import { pathsOf, SCREENS } from "./screens.ts";

serveCalls(() => listResponse([]));

const MASTER = { ...MERCHANT, isMaster: "Y" } as const;
const READER = { ...MERCHANT, privilegeCode: [] };
const guarded = SCREENS.filter((each) => "ability" in each).flatMap((each) =>
  pathsOf(each).map((path) => ({ path, ability: each.ability })),
);

describe("the table of screens", () => {
  it.each([
    ["the master", MASTER],
    ["a reader", READER],
  ])(
    "[ACCESS-M8] gives %s the entries of the menu that are built, in its order",
    async (_, user) => {
      await renderPanel("/home/company", user);
      const links = within(await screen.findByRole("navigation", { name: "Main" })).getAllByRole(
        "link",
      );
      const built = menu(user).filter(({ path }) => SCREENS.some((each) => each.path === path));
      expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
        inGroups(built)
          .flatMap(({ entries }) => entries)
          .map(({ entry, path }) => [entry, path]),
      );
    },
  );

  it.each(guarded)(
    "[SCREEN-G6] shows $path to those who have its ability, and shows the others why not",
    async (page) => {
      const response = can(READER, page.ability);
      expect(response.allowed).toBe(false);
      await renderPanel(page.path, READER);
      expect(await screen.findByText(response.allowed ? "" : response.reason)).toBeTruthy();
    },
  );

  it("[SCREEN-L1] declares the same names for both paths of a screen, each once", async () => {
    const declared = new Map<unknown, readonly string[]>();
    for (const { load, ...each } of SCREENS) {
      const names = "search" in each ? each.search.names : [];
      const loaded = await load();
      expect(declared.get(loaded) ?? names).toEqual(names);
      expect(new Set(names).size).toBe(names.length);
      declared.set(loaded, names);
    }
  });

  it.each(SCREENS.flatMap<string>(pathsOf).filter((path) => path !== "/home"))(
    "[HELP-2] has a page of the help that is about %s",
    (path) => {
      expect(Object.values(SCREEN_HELP)).toContain(helpAddress(path));
      expect(helpAddress(path)).not.toBe(SCREEN_HELP["/home"]);
    },
  );

  it("loads each screen", async () => {
    for (const { load } of SCREENS) expect(typeof (await load())).toBe("function");
  });
});
