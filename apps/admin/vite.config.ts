import { resolve } from "node:path";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compressedFiles } from "./build/compressed-files.ts";
import { loadPart } from "./build/load-part.ts";
import { pageChunks } from "./build/page-chunks.ts";

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

const from = (packages: string): RegExp => new RegExp(`node_modules/(${packages})/`);
const own = (...modules: readonly string[]): RegExp =>
  new RegExp(`/(?:admin/src|packages)/(${modules.join("|")})`);
const icons = (...names: readonly string[]): RegExp =>
  new RegExp(`lucide-react/dist/esm/icons/(${names.join("|")})\\.`);
const matchAny = (...tests: readonly RegExp[]): RegExp =>
  new RegExp(tests.map(({ source }) => source).join("|"));

/**
 * Parts that are loaded together are in one file: they compress better, take fewer requests, and a release that
 * changes one of them leaves the others in the browser's cache. A part takes along what it needs, unless an
 * earlier part has it: so no part can need a later one.
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
  // session, guards and routes: what is loaded with the page itself, and the controls that all pages use
  {
    name: "entry",
    test: matchAny(
      own(
        "app/(main|load-part)\\.",
        "session/(record-steps|use-process)\\.",
        "traffic/asks-not-to-count\\.",
        "ui/src/[a-z]+/(badge|button|button-look|field|text-input|segment|note|mark|spinner)\\.",
        "ui/src/browser/(page-title|when-idle)",
        "page-kit/(form/focus-field|screen-search|rehearsal-note)",
        "features/session/session\\.search",
      ),
      /lucide-react\/dist\/esm\/(?!icons)/,
      icons("moon", "sun", "eye"),
      /packages\/domain\/src\/validation\/(rule|typed-values)/,
      /packages\/machines\/src\/patterns\/redirect-delay/,
    ),
  },
  {
    name: "sign-in",
    test: own(
      "features/session/(public-frame|sign-in|email-field|scene|demonstration-list)|ui/src/fields/password-input\\.",
    ),
  },
  // what every page behind the guard is made of: shell, calls, lists, and values as most lists show them. What many pages
  // need of the parts below is here too: in one of those it would load the whole part
  {
    name: "panel",
    test: matchAny(
      own(
        "app/(panel-routes|fetch-first-rows|shell/(?!command-palette|keys|menu-sheet|use-search-sections|hit-address|help-panel))",
        "session/(session-actors|permission|person-queries)",
        "features/[^/]+/[^/]+\\.search\\.",
        "page-kit/(first-rows|tab-draft|noun-key|way-back|permission-guard|confirm-dialog|use-confirmed-action|side-panel|option-loading|form/is-awaited)",
        "features/(companies/(company-branch-filter|use-company-branch|companies\\.queries)|roles/roles\\.queries)",
        "page-kit/list/(?!views-dialog|saved-views|export-rows|csv|bulk-bar|filter-sheet|column-chooser|pick-filter)",
        "ui/src/[a-z]+/(icon-button|palette-frame|tabs|skeleton|tips|money|instant|thumb|card)\\.",
        "ui/src/browser/(new-id|now)\\.",
      ),
      icons("plus", "copy", "rotate-ccw-clock", "circle-question-mark", "arrow-left", "check"),
      /packages\/api\/src\/(client\/create|http|routes)/,
      /packages\/machines\/src\/patterns\/confirmed/,
    ),
  },
  // the list of offers, with what the lists of what is sold have in common and the calls their other pages make too
  {
    name: "items",
    test: own(
      "features/items/(?!cells/|change-|edit-cells|review-cells|use-change-items|goes-live|item-shown-as|market-place|pick-table|shopper-card|why-not-live|condition-list|sponsored-status)",
      "features/offers/(?!.*form)[^/]*(-screen|-columns|\\.queries)\\.",
    ),
  },
  {
    name: "products",
    test: own(
      "features/products/(?!.*form)(?!content-columns)[^/]*(-screen|-columns|\\.queries)\\.",
    ),
  },
  // what floats above a page, and what one chooses from: loaded with the first menu, tip, dialog or choice
  {
    name: "floating",
    test: matchAny(
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

const source = (path: string): string => resolve(import.meta.dirname, path);

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

export default defineConfig({
  base: "/ADMIN-UI/",
  plugins: [
    quietCharts,
    loadPart(source("src/app/load-part.ts")),
    react(),
    tailwind(),
    pageChunks({
      tables: [
        "routes.tsx",
        "screens.ts",
        "item-screens.ts",
        "shop-screens.ts",
        "staff-screens.ts",
      ].map((table) => source(`src/app/${table}`)),
      // who is signed in is asked for while the panel loads
      besides: {
        "/home": [
          source("src/app/panel-routes.tsx"),
          source("src/app/shell/shell.tsx"),
          source("src/session/firebase-identity.ts"),
        ],
      },
    }),
    compressedFiles,
  ],
  resolve: {
    // React has it since 18; the shim is for older ones
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }],
  },
  build: {
    target: "baseline-widely-available",
    // light-dark() as it is written: the older form doubles every colour
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // images stay images: inside a script they would be loaded by everyone
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
        // the page itself names every part, and hashes do not compress: seven signs tell releases apart as well
        chunkFileNames: "assets/[name]-[hash:7].js",
      },
    },
  },
  server: { port: 5173, proxy: Object.fromEntries(served.map((path) => [path, server])) },
});
