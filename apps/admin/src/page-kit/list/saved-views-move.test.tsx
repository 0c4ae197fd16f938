import { createClient } from "@marquee/api/client/create-client";
import { QueryClient } from "@tanstack/react-query";
import { waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { serveCalls } from "../../testing/serve-calls.ts";
import { viewsServer } from "../../testing/serve-views.ts";
import { listThings, things, THINGS } from "../../testing/things.tsx";
import { moveViews } from "./saved-views-move.ts";

const KEY = `views:${MERCHANT.email}:Kit`;
const list = things((request) => Promise.resolve(listThings(request)));

let server = viewsServer();
beforeEach(() => {
  server = viewsServer();
  localStorage.clear();
});
serveCalls((url, body) => server.respond(url, body));

const store = (...views: readonly unknown[]) => localStorage.setItem(KEY, JSON.stringify(views));
const move = () => {
  const client = createClient({ base: () => "/api", token: () => Promise.resolve(null) });
  return moveViews(client, new QueryClient(), THINGS, KEY);
};
const live = { name: "Live", search: { tab: "live", page: "2", other: "x" } };

describe("views that a browser stores by itself", () => {
  it("[VIEW-M1] move to the server once their list is shown, and leave the browser", async () => {
    store(live, { name: "Plain", search: {} }, null, { name: 1 });
    await renderScreen(list);
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
    expect([...server.stored.values()]).toMatchObject([
      { list: "Kit", name: "Live", query: "tab=live" },
      { list: "Kit", name: "Plain", query: "" },
    ]);
  });

  it("[VIEW-M1] stay while the server refuses them, and move under the same ids next time", async () => {
    store(live);
    server.isAway = true;
    await expect(move()).rejects.toThrow("Not at the moment.");
    const [{ id }] = JSON.parse(localStorage.getItem(KEY) ?? "[]") as [{ id: string }];
    server.isAway = false;
    await move();
    expect([...server.stored.keys()]).toEqual([id]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("[VIEW-M1] are stored once by two windows that move them at once", async () => {
    store(live, { name: "Other", search: {} });
    await Promise.all([move(), move()]);
    expect(server.names()).toEqual(["Live", "Other"]);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("[VIEW-M2] get a number if another view has their name, unless it shows the same", async () => {
    const stored = { id: "1", list: "Kit", name: "Live", query: "tab=live" } as const;
    server.stored.set("1", stored);
    store(live);
    await move();
    expect(server.names()).toEqual(["Live"]);
    store({ ...live, search: { tab: "pending" } });
    await move();
    expect(server.names()).toEqual(["Live", "Live 2"]);
  });

  it("[VIEW-M1] that are nothing the panel can read are cleared", async () => {
    localStorage.setItem(KEY, "{");
    await move();
    expect(localStorage.getItem(KEY)).toBeNull();
  });
});
