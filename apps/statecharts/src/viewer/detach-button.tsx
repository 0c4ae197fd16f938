import { Button } from "@marquee/ui/controls/button.tsx";
import { replaceParams } from "../app/address.ts";
import { Icon } from "../top/icon.tsx";

/** Ends the watching, and goes back to the simulation. */
export const DetachButton = () => (
  <Button
    aria-label="Detach"
    onClick={() => {
      void import("../live/live-store.ts").then(({ detach }) => detach());
      replaceParams({ tab: "", window: "", actor: "" });
    }}
  >
    <Icon name="cross" /> <span className="max-[900px]:hidden">Detach</span>
  </Button>
);
