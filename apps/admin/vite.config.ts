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

export default defineConfig({
  base: "/ADMIN-UI/",
  plugins: [react(), tailwind()],
  build: {
    target: "baseline-widely-available",
    // light-dark() as it is written: the older form doubles every colour
    cssTarget: ["chrome123", "edge123", "firefox120", "safari17.5"],
    sourcemap: false,
    manifest: true,
    reportCompressedSize: false,
  },
  server: { port: 5173, proxy: Object.fromEntries(served.map((path) => [path, server])) },
});
