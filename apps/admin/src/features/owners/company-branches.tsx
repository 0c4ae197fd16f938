import { Badge } from "@marquee/ui/content/badge.tsx";
import { Link } from "@tanstack/react-router";
import { DetailSection, NothingYet } from "../../page-kit/detail/detail-section.tsx";
import { CARD, WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { useBranches } from "../companies/companies.queries.ts";
import { approvalText, approvalTone } from "../stores/store-columns.tsx";
import { storePage } from "../stores/stores-above.ts";

/** As many as the page of their company shows. */
const SHOWN = 10;

/** The branches of a company that the user sees, each leading to its page. */
export function CompanyBranches({ companyId }: { readonly companyId: string }) {
  const branches = useBranches(companyId);
  const rows = branches.data?.rows ?? [];
  return (
    <DetailSection
      title="Branches"
      note={
        rows.length > SHOWN ? (
          <Link to="/home/branches" search={{ company: companyId }} className="link">
            All {rows.length}
          </Link>
        ) : undefined
      }
    >
      <WhenLoaded query={branches} outline={CARD}>
        {() =>
          rows.length === 0 ? (
            <NothingYet title="No branch yet">What it sells belongs to its branches.</NothingYet>
          ) : (
            <ul>
              {rows.slice(0, SHOWN).map((store) => (
                <li
                  key={store.id}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-2 last:border-0"
                >
                  <Link {...storePage(store)} className="link font-medium">
                    {store.storeName}
                  </Link>
                  <span className="min-w-0 flex-1 text-small text-muted">{store.code}</span>
                  <Badge tone={approvalTone(store)}>{approvalText(store)}</Badge>
                </li>
              ))}
            </ul>
          )
        }
      </WhenLoaded>
    </DetailSection>
  );
}
