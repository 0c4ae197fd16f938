import { campaignMessages } from "@marquee/domain/campaigns/messages";
import { refuseConfiguration } from "@marquee/domain/campaigns/sponsored/sponsored-campaign-rules";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { useEffect } from "react";
import { notify } from "../../page-kit/notify.ts";

/** Configures keywords and sections once their kind is chosen; before, a toast asks for that, and goes when it is done (SCREEN-T7). */
export function useKindFirst(campaignFor: string): (configure: () => void) => void {
  useEffect(() => {
    if (campaignFor !== "") toaster.withdraw(campaignMessages.campaignForFirst);
  }, [campaignFor]);
  return (configure) => {
    const refusal = refuseConfiguration(campaignFor);
    if (refusal === null) configure();
    else notify({ kind: "error", message: refusal });
  };
}
