import type { Settings } from "@marquee/domain/session/settings.schema";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { adminPages } from "./admin-pages.ts";
import { panelPages } from "./panel-pages.ts";

const SETTINGS: Settings = {
  release: "1.0.0",
  mode: "production",
  identity: { projectId: "p", apiKey: "k", authDomain: null },
  card: { publishableKey: "pk", script: null, testCards: false },
  paypal: null,
  defaultPromocode: "</script><script>alert(1)</script>",
  appStoreUrl: null,
};

const build = {
  html: '<html lang="en"><head><title>Marquee</title><script src="/ADMIN-UI/assets/entry.js"></script></head><div id="root"></div>',
  chunks: {
    "/home/*": ["assets/entry.js", "assets/panel.js"],
    "/home/offers": ["assets/entry.js", "assets/panel.js", "assets/offers.js"],
    "/login": ["assets/sign-in.js"],
  },
  names: {
    "/home/offers": { kind: "list", title: "Offers & <collections>" },
    "/home/offers/add": { kind: "form", title: "Add an offer", titles: { id: "Edit offer" } },
    "/home/company": { kind: "list", title: "Companies" },
    "/login": { kind: "public", title: "Sign in" },
  },
  redirects: [
    { from: "/home/$", to: "/home/company" },
    { from: "/home/offers/manage", to: "/home/offers" },
  ],
  outlines: { list: "<i>rows</i>", form: "<i>fields</i>", public: "<i>form</i>" },
  font: "assets/inter.woff2",
  base: "/ADMIN-UI",
  inspect: "assets/inspect.js",
  settings: SETTINGS,
};
const pageAt = panelPages(build);
const INSPECTED = { inspect: "" };

const listPreloaded = (page: string): readonly string[] =>
  [...page.matchAll(/modulepreload" crossorigin href="\/ADMIN-UI\/assets\/(.+?)\.js"/g)].map(
    ([, name = ""]) => name,
  );

describe("the page of an address", () => {
  it.each([
    ["/home/offers", ["panel", "offers"]],
    ["/HOME/Offers/", ["panel", "offers"]],
    ["/home", ["panel"]],
    ["/home/nothing/here", ["panel"]],
    ["/login", ["sign-in"]],
    ["/homeless", []],
    ["/", []],
  ])("[SCREEN-P1] names the files that %s needs beside those of every page", (path, names) => {
    expect(listPreloaded(pageAt(path))).toEqual(names);
  });

  it.each([
    ["/home/offers", {}, "Offers &amp; &lt;collections>", "rows"],
    ["/home/offers/manage", {}, "Offers &amp; &lt;collections>", "rows"],
    ["/HOME/Offers/Add/", {}, "Add an offer", "fields"],
    ["/home/offers/add", { id: "7" }, "Edit offer", "fields"],
    ["/home/nothing/here", { id: "7" }, "Companies", "rows"],
    ["/login", {}, "Sign in", "form"],
    ["/nowhere", {}, "Sign in", "form"],
  ])(
    "[SCREEN-G4] [SCREEN-G11] calls %s with %o “%s”, and draws its outline",
    (path, search, name, outline) => {
      const page = pageAt(path, search);
      expect(page).toContain(`<title>${name} · Marquee</title>`);
      expect(page).toContain(`<div id="outline" class="group/outline"><i>${outline}</i></div>`);
    },
  );

  it("[SCREEN-G12] is in the theme that the user has chosen, or follows the device", () => {
    expect(pageAt("/home/offers", {}, "dark")).toContain('<html data-theme="dark" lang="en">');
    expect(pageAt("/home/offers", {}, "system")).toContain('<html lang="en">');
  });

  it("[SCREEN-P2] holds the public settings as data that no text in them can leave", () => {
    const page = pageAt("/login");
    const [, data = ""] = /id="settings">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toEqual(SETTINGS);
    expect(page).not.toContain("<script>alert");
  });

  it("[LIVE-1] names the inspection before the panel if it is requested in embedded mode, and never else", () => {
    const embedded = panelPages({ ...build, settings: { ...SETTINGS, mode: "embedded" } });
    const page = embedded("/home/offers", INSPECTED);
    expect(page.indexOf("inspect.js")).toBeGreaterThan(0);
    expect(page.indexOf("inspect.js")).toBeLessThan(page.indexOf("entry.js"));
    for (const other of [embedded("/home/offers"), pageAt("/home/offers", INSPECTED)])
      expect(other).not.toContain("inspect.js");
    const unset = panelPages({ ...build, settings: null });
    expect(unset("/login", INSPECTED)).not.toContain("inspect.js");
  });
});

describe("the panel's addresses", () => {
  it.each([
    "/ADMIN-UI/ADMIN-UI/login",
    "/ADMIN-UI/ADMIN-UI/home/offers?page=2",
    "/ADMIN-UI/ADMIN-UI//a.test",
  ])("[SCREEN-G9] leads from %s to the sign-in page", async (url) => {
    const app = Fastify();
    await adminPages(app, null);
    expect((await app.inject(url)).headers.location).toBe("/ADMIN-UI/login");
    await app.close();
  });
});
