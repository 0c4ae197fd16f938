import { removeLeftBehind } from "@marquee/verification/harness/data-folder";
import { placeMarket } from "@marquee/verification/market/make-market";

/** The demonstration market of a run is made once, by the first worker that needs it: each gets a copy. Returns its end. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes the default of this file.
export default function setup(): () => void {
  removeLeftBehind();
  return placeMarket();
}
