import { siteOfUser } from "@marquee/domain/sites/site";
import { useUser } from "../../session/session-context.tsx";
import { useSite } from "../../session/site.ts";

const NAME = { CA: "Canada", US: "United States" } as const;

/** Which of the two market sites this is. */
export function SiteBadge() {
  const shown = useSite();
  const site = siteOfUser(useUser().companyCountry, shown);
  return (
    <span className="h-5 rounded-[5px] max-[24rem]:hidden px-1.5 text-tiny leading-5 font-semibold tracking-[0.02em] text-muted ring-1 ring-line-strong ring-inset">
      <span aria-hidden="true">{site}</span>
      <span className="sr-only">Site: {NAME[site]}</span>
    </span>
  );
}
