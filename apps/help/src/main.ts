import "@fontsource-variable/inter/opsz.css";
import "./help.css";
import { startTheme } from "@marquee/ui/browser/theme.ts";
import { startParts } from "./parts.ts";
import { startSearch } from "./search.ts";
import { startThemeButton } from "./theme-button.ts";

startTheme();
startParts();
startSearch();
startThemeButton();
