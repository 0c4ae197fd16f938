import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** In development the server runs beside it, on the port a person asked for. */
const server = `http://127.0.0.1:${process.env["PORT"] ?? "3000"}`;
const served = [
  "/api",
  "/images",
  "/identitytoolkit.googleapis.com",
  "/securetoken.googleapis.com",
];

/** What every page stands on. It changes seldom, so browsers keep it from one release to the next. */
const GROUND =
  /node_modules\/(react|react-dom|scheduler|xstate|@xstate|use-sync-external-store|@tanstack\/(react-router|router-core|history|store|react-store))\//;
/** What the sign-in page is made of: many small parts that compress better together. */
const BASICS =
  /admin\/src\/(browser\/|ui\/(badge|button|class-names|field|text-input|password-input|segment|note|mark|spinner)\.)|lucide-react\/dist\/esm\/(Icon|createLucideIcon|defaultAttributes|context|shared|icons\/(sun|moon|eye|eye-off)\.)|features\/session\/(public-frame|sign-in)/;

export default defineConfig({
  base: "/ADMIN-UI/",
  plugins: [react(), tailwind()],
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
    // every browser above preloads modules by itself
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "ground", test: GROUND },
            { name: "basics", test: BASICS },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: Object.fromEntries(served.map((path) => [path, server])) },
});
