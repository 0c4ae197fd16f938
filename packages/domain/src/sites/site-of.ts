import type { Site } from "./site.ts";

/** The site of a host name: one that contains the Canadian suffix `.ca` is Canada's, any other the US one (SITE-S1). */
export function siteOf(host: string): Site {
  return host.toLowerCase().includes(".ca") ? "CA" : "US";
}
