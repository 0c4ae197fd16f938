import { areaText } from "@marquee/domain/campaigns/area-text";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { useState } from "react";

const AreaDialog = dialogOnDemand(async () => (await import("./area-dialog.tsx")).AreaDialog);

/** An area as text; pressing it lists its cities or states. */
export function AreaButton({ campaign }: { readonly campaign: Campaign }) {
  const [open, setOpen] = useState(false);
  const text = areaText(campaign);
  if (campaign.campaignArea !== "city" && campaign.campaignArea !== "state")
    return <span className="whitespace-nowrap">{text}</span>;
  return (
    <>
      <button
        type="button"
        className="link figures relative z-1 min-h-6 whitespace-nowrap"
        aria-haspopup="dialog"
        aria-label={`${text} of ${campaign.campaignName}`}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {text}
      </button>
      {open ? <AreaDialog campaign={campaign} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
