import type { Screen } from "./screen.ts";

/** Another address of a screen. */
interface Redirect {
  readonly from: string;
  readonly to: Screen["path"];
  /** What its address names then; absent: nothing. */
  readonly search?: "same" | Readonly<Record<string, string>>;
  /** It leaves no way back. */
  readonly replace?: true;
}

/** Other addresses of the screens, as the specification has them. A path that is not here leads to the stores (SCREEN-G5). */
export const REDIRECTS = [
  { from: "/home/$", to: "/home/company" },
  { from: "/home/offers/manage", to: "/home/offers", search: "same" },
  {
    from: "/home/productVariant/$",
    to: "/home/productVariant/manage",
    search: "same",
    replace: true,
  },
  { from: "/home/campaign/add", to: "/home/campaign/campaignType", search: { type: "flyer" } },
  { from: "/home/campaign/mapProduct", to: "/home/offers/mapProduct", search: "same" },
  { from: "/home/campaign/$", to: "/home/campaign/manage", search: "same", replace: true },
] as const satisfies readonly Redirect[];
