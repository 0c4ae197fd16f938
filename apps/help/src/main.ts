import "@fontsource-variable/inter/opsz.css";
import { startTheme } from "@marquee/ui/browser/theme.ts";
import "./help.css";
import { startParts } from "./parts.ts";
import { startSearch } from "./search.ts";
import { startThemeButton } from "./theme-button.ts";

startTheme();
startParts();
startSearch();
startThemeButton();
