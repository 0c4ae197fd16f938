import { replaceParams } from "../app/address.ts";
import { Icon } from "../top/icon.tsx";

/** Ends the watching, and goes back to the simulation. */
export const DetachButton = () => (
  <button
    type="button"
    className="button"
    aria-label="Detach"
    onClick={() => {
      void import("../live/live-store.ts").then(({ detach }) => detach());
      replaceParams({ tab: "", window: "", actor: "" });
    }}
  >
    <Icon name="cross" /> <span className="wide">Detach</span>
  </button>
);
