import { isPrivileged } from "@marquee/domain/access/actor";
import { useState } from "react";
import { onDemand } from "@marquee/ui/on-demand.tsx";
import { useUser } from "../../../session/session-context.tsx";
import { areaText, type Area } from "./area-text.ts";

const AreaDialog = onDemand(async () => (await import("./area-dialog.tsx")).AreaDialog);

/** An area as text; pressing it lists its cities or states. */
export function AreaButton({ area }: { readonly area: Area }) {
  const [open, setOpen] = useState(false);
  const user = useUser();
  const text = areaText(area, isPrivileged(user) ? undefined : user.companyCountry);
  if (area.campaignArea !== "city" && area.campaignArea !== "state")
    return <span className="whitespace-nowrap">{text}</span>;
  return (
    <>
      <button
        type="button"
        className="link figures relative z-1 min-h-6 whitespace-nowrap"
        aria-haspopup="dialog"
        aria-label={`${text} of ${area.campaignName}`}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        {text}
      </button>
      {open ? <AreaDialog area={area} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
