import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** In development the server runs beside it, on the port a person asked for. */
const server = `http://127.0.0.1:${process.env["PORT"] ?? "3000"}`;
const served = [
  "/api",
  "/images",
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
];

const from = (packages: string): RegExp => new RegExp(`node_modules/(${packages})/`);
const own = (folders: string): RegExp => new RegExp(`/admin/src/(${folders})`);

/**
 * Parts that are loaded together stand together: they compress better, take fewer requests, and a release that
 * changes one of them leaves the others in the browser's cache. A part takes along what it needs, unless an
 * earlier part has it: so no part can need a later one.
 */
const PARTS = [
  // what every page stands on; it changes seldom
  {
    name: "ground",
    test: from(
      "react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|@tanstack/(react-router|router-core|history|store|react-store)",
    ),
    tags: ["$initial"],
  },
  // session, guards and routes: what is loaded with the page itself
  { name: "entry", tags: ["$initial"] },
  // what the sign-in page is made of; every other page uses it too
  {
    name: "basics",
    test: own(
      "browser/(local-storage|theme|media)\\.|ui/(badge|button|field|text-input|password-input|segment|note|mark|spinner)\\.|features/session/(public-frame|sign-in|email-field)",
    ),
  },
  // what every page behind the guard is made of
  {
    name: "panel",
    test: own(
      "app/shell/(?!command-palette|menu-sheet)|page-kit/permission-guard|ui/(icon-button|tabs|skeleton|tips)\\.",
    ),
  },
  {
    name: "lists",
    test: own(
      "page-kit/(list/(?!export-rows|csv|bulk-bar|filter-sheet|column-kinds|column-chooser)|companies/company-branch-filter|confirm-dialog)|session/permission|browser/(new-id|now)\\.",
    ),
  },
  // every call by its path
  { name: "calls", test: /packages\/api\/src\/(client|http|routes)\// },
  // rules of a few lines each: a file of its own for each would cost more than it holds
  { name: "rules", test: /packages\/domain\/src\/(validation|money)\// },
  // amounts, instants, images and the status of items, as most lists and pages show them
  {
    name: "values",
    test: /admin\/src\/(ui\/(money|instant|thumb|card)\.|page-kit\/(list\/column-kinds|items\/))|packages\/domain\/src\/(dates|items)\//,
  },
  // what every paid thing shows
  { name: "receipts", test: own("page-kit/payments/(receipt|invoice|download)") },
].map((part, index, parts) => ({ ...part, priority: parts.length - index }));

/** The sentences and titles of the charts are for pictures and analysts; the panel runs the charts and says none. */
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
  plugins: [quietCharts, react(), tailwind()],
  resolve: {
    // React has it since 18; the shim is for older ones
    alias: [{ find: /^use-sync-external-store\/shim$/, replacement: "react" }],
  },
  build: {
    target: "baseline-widely-available",
    // light-dark() as it is written: the older form doubles every colour
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    // pictures stay pictures: inside a script they would be loaded by everyone
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
          : parts.filter((part) => !/\/(ground|basics|index|rolldown-runtime)-/.test(part)),
    },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: PARTS },
        // the page itself names every part, and hashes do not compress: seven signs tell releases apart as well
        chunkFileNames: "assets/[name]-[hash:7].js",
      },
    },
  },
  server: { port: 5173, proxy: Object.fromEntries(served.map((path) => [path, server])) },
});
