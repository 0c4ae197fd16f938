import { replaceParams } from "../app/address.ts";

/** What the funnel of the panel is found by. */
export const FUNNEL_ID = "traffic-funnel";

/** Sets an end of the funnel, and brings its answer into sight: it is below what was pressed. */
export function openFunnel(end: { readonly a: string } | { readonly b: string }): void {
  replaceParams(end);
  document.getElementById(FUNNEL_ID)?.scrollIntoView({ block: "start" });
}
