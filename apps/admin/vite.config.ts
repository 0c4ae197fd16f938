import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { readdirSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { compressedFiles } from "./build/compressed-files.ts";
import { loadPart } from "./build/load-part.ts";
import { both, either, moduleGraph, type InPart } from "./build/module-graph.ts";
import { pageChunks } from "./build/page-chunks.ts";
import { REDIRECTS } from "./src/app/redirects.ts";

/** In development the server runs beside it, on the port a person asked for. */
const server = `http://127.0.0.1:${process.env["PORT"] ?? "3000"}`;
const served = [
  "/api",
  "/images",
  "/videos",
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
  "/ADMIN-UI/help",
  // the pages of the stand-ins
  "/__",
];

const source = (path: string): string => resolve(import.meta.dirname, path);

const matches =
  (...patterns: readonly RegExp[]): InPart =>
  (module) =>
    patterns.some((pattern) => pattern.test(module));
const from = (packages: string): InPart => matches(new RegExp(`node_modules/(${packages})/`));
const own = (...modules: readonly string[]): InPart =>
  matches(new RegExp(`/(?:admin/src|packages)/(${modules.join("|")})`));
const icons = (...names: readonly string[]): InPart =>
  matches(new RegExp(`lucide-react/dist/esm/icons/(${names.join("|")})\\.`));

const { plugin: readModuleGraph, reachedFrom } = moduleGraph();
const screen = (path: string): InPart => reachedFrom(source(`src/features/${path}-screen.tsx`));
const inEntry = reachedFrom(source("src/app/main.tsx"));
const inSignIn = screen("session/sign-in");
const inHome = screen("home/home");
const inOffers = screen("offers/offers");
const inOfferPage = screen("offers/offer");
const inCampaigns = screen("campaigns/campaign-list");
const inShell = reachedFrom(
  ...[
    "src/app/panel-routes.tsx",
    "src/app/fetch-first-rows.ts",
    "src/app/shell/shell.tsx",
    "src/session/session-actors.ts",
    "src/session/person-queries.ts",
    "../../packages/api/src/client/create-client.ts",
  ].map(source),
);
/** What every page behind the guard is made of: shell, calls, and what the lists of two nouns need. */
const inPanel = either(inShell, both(inOffers, inCampaigns));

/**
 * Parts that are loaded together are in one file: they compress better, take fewer requests, and a release that
 * changes one of them leaves the others in the browser's cache. A part is what its pages reach, less what an earlier part has,
 * and takes along the packages that it needs: so no part can need a later one.
 */
const PARTS = [
  // what every page needs; it changes seldom
  {
    name: "ground",
    test: from(
      "react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|@tanstack/(react-router|router-core|history|store|react-store)",
    ),
    tags: ["$initial"],
  },
  // session, guards and routes: what is loaded with the page itself, and what sign-in and panel both need
  {
    name: "entry",
    test: either(
      inEntry,
      both(inSignIn, either(inPanel, inHome, inOffers)),
      own("app/load-part\\."),
      matches(/lucide-react\/dist\/esm\/(?!icons)/),
      icons("moon", "sun"),
    ),
  },
  // the controls that sign-in shares with the forms
  { name: "fields", test: both(inSignIn, own("ui/src/", "page-kit/")) },
  { name: "sign-in", test: inSignIn },
  {
    name: "panel",
    test: either(
      inPanel,
      icons(
        "plus",
        "copy",
        "rotate-ccw-clock",
        "circle-question-mark",
        "arrow-left",
        "arrow-right",
        "check",
      ),
    ),
  },
  // the lists of what is sold
  { name: "items", test: inOffers },
  // what Home shows of a campaign, as their lists do
  { name: "campaign-badge", test: both(inHome, inCampaigns) },
  { name: "campaigns", test: inCampaigns },
  {
    name: "money",
    test: either(
      both(screen("transactions/transactions"), screen("invoices/invoice-list")),
      own("domain/src/payments/messages\\."),
    ),
  },
  { name: "charts", test: own("page-kit/day-chart/") },
  // the pages of a record
  { name: "records", test: both(inOfferPage, screen("owners/store")) },
  // lists and pages of several nouns
  { name: "mail", test: icons("mail") },
  // who may act on an item, and the list of users
  { name: "users", test: both(inOfferPage, screen("users/users")) },
  { name: "products", test: screen("products/products") },
  { name: "item-page", test: inOfferPage },
  // what floats above a page, and what one chooses from: loaded with the first menu, tip, dialog or choice
  {
    name: "floating",
    test: either(
      from(
        "@floating-ui|react-remove-scroll|aria-hidden|@radix-ui/react-(popper|focus-scope|dismissable-layer|focus-guards|portal|dialog)",
      ),
      own("ui/src/overlays/dialog\\."),
    ),
  },
  {
    name: "choices",
    test: own(
      "ui/src/[a-z]+/(combobox|multi-combobox|option-list|options|chip)\\.|features/companies/(company-select|branch-select)\\.",
    ),
  },
  { name: "forms", test: own("page-kit/form/", "features/companies/company-branch-fields") },
  // what every paid thing shows
  { name: "receipts", test: own("features/payments/(receipt|invoice|download|checkout/receipt)") },
  // the icons of single screens: one by one they would be a request each
  { name: "icons", test: from("lucide-react") },
].map((part, index, parts) => ({ ...part, priority: parts.length - index }));

/** The sentences and titles of the charts are for images and analysts; the panel runs the charts and says none. */
const quietCharts: Plugin = {
  name: "quiet-charts",
  enforce: "pre",
  transform: {
    filter: { id: /packages\/machines\/src\/.*\.machine\.ts$/ },
    handler: (code) =>
      code.replaceAll(
        /\b(?:description:\s*(?:"[^"]*"|`[^`]*`)|meta:\s*\{ title: "[^"]*" \}),?/g,
        "",
      ),
  },
};

/** The names of pages are for the server (`page-chunks.ts`); a page of the panel has its own as soon as its code is there. */
const quietTables: Plugin = {
  name: "quiet-tables",
  enforce: "pre",
  apply: "build",
  transform: {
    filter: { id: /src\/app\/(?:routes\.tsx|[a-z-]*screens\.ts)$/ },
    handler: (code) => code.replaceAll(/\btitles?: (?:"[^"]*"|\{[^}]*\}),?/g, ""),
  },
};

export default defineConfig({
  base: "/ADMIN-UI/",
  plugins: [
    quietCharts,
    quietTables,
    readModuleGraph,
    loadPart(source("src/app/load-part.ts")),
    react(),
    tailwind(),
    pageChunks({
      tables: readdirSync(source("src/app"))
        .filter((file) => /^routes\.tsx$|screens\.ts$/.test(file))
        .map((table) => source(`src/app/${table}`)),
      // they reach half of the panel: named at once, it would be forty requests before the first rows
      unnamed: source("src/app/store-screens.ts"),
      // who is signed in is asked for while the panel loads
      besides: {
        "/home": [
          source("src/app/panel-routes.tsx"),
          source("src/app/shell/shell.tsx"),
          source("src/session/firebase-identity.ts"),
        ],
      },
      redirects: REDIRECTS.map(({ from, to }) => ({ from, to })),
      outlines: source("src/page-kit/outline/drawn-outlines.tsx"),
    }),
    compressedFiles,
  ],
  resolve: {
    // React has it since 18; the shim is for older ones
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }],
  },
  build: {
    target: "baseline-widely-available",
    // keeps light-dark(): the compiled form for older browsers doubles every colour
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // images stay files: inlined into a script they would be loaded on every page
    assetsInlineLimit: 0,
    sourcemap: false,
    manifest: true,
    modulePreload: {
      // every browser above preloads modules by itself
      polyfill: false,
      // what the page itself has loaded need not be named again for each screen
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === "html"
          ? parts
          : parts.filter((part) => !/\/(ground|entry|panel|rolldown-runtime)-/.test(part)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      // loaded if a developer asked for it, by a page that the server names it in (LIVE-1): no page needs it otherwise
      input: { index: source("index.html"), inspect: source("src/inspect/main.ts") },
      output: {
        codeSplitting: { groups: PARTS },
        // the page names every part, and hashes do not compress: seven characters are enough to tell releases apart
        chunkFileNames: "assets/[name]-[hash:7].js",
      },
    },
  },
  server: { port: 5173, proxy: Object.fromEntries(served.map((path) => [path, server])) },
});
