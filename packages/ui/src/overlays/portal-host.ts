import { createContext, use } from "react";

/** Whether something is in a modal dialog, which hides the page behind it from all users. */
export const InDialog = createContext(false);

/** Where menus and tips are put: into the page's main part, a landmark; into the body while a dialog hides the page. */
export function usePortalHost(): HTMLElement {
  const inDialog = use(InDialog);
  const main = inDialog ? null : document.getElementById("main");
  return main ?? document.body;
}
