// oxlint-disable import/no-default-export -- Playwright takes the default of this file.
import { removeLeftBehind } from "@marquee/verification/harness/data-folder";
import { placeMarket } from "@marquee/verification/market/make-market";

/** The demonstration market of a run is made once, by the first worker that needs it: each gets a copy. Returns its end. */
export default function setup(): () => void {
  removeLeftBehind();
  return placeMarket();
}
