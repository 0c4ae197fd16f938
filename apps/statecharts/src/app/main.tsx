import { startTheme } from "@marquee/ui/browser/theme.ts";
import { keepTranslatedText } from "@marquee/ui/browser/translated-text.ts";
import "@marquee/charts/chart.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "../styles/explorer.css";
import { App } from "./app.tsx";

startTheme();
keepTranslatedText();
const host = document.getElementById("root");
if (!host) throw new Error("index.html has no #root");
createRoot(host).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
