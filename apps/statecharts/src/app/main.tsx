import "@fontsource-variable/inter/wght.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import "@marquee/charts/chart.css";
import "../styles/tokens.css";
import "../styles/base.css";
import "../styles/controls.css";
import "../styles/viewer.css";
import "../styles/switcher.css";
import "../styles/panel.css";
import "../styles/walk.css";
import "../styles/items.css";
import { keepTranslatedText } from "@marquee/ui/browser/translated-text.ts";
import { App } from "./app.tsx";
import { startTheme } from "./theme.ts";

startTheme();
keepTranslatedText();
const host = document.getElementById("root");
if (!host) throw new Error("index.html has no #root");
createRoot(host).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
