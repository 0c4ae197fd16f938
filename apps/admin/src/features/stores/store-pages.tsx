import { Count } from "@marquee/ui/content/count.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useClient } from "../../session/session-context.tsx";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { waitingQuery } from "./stores.queries.ts";

const PAGES = [
  { here: "waiting", to: "/home/branches/waiting", label: "Waiting" },
  { here: "companies", to: "/home/company", label: "Companies" },
  { here: "branches", to: "/home/branches", label: "Branches" },
] as const;

/** The three pages of stores that staff have: what waits for them, the companies, the branches (STORE-A13). */
export function StorePages({ here }: { readonly here: (typeof PAGES)[number]["here"] }) {
  const { companyId } = useCompanyBranch();
  const total = useQuery(waitingQuery(useClient(), companyId)).data?.total;
  return (
    <nav aria-label="Pages of stores" className="flex gap-6 border-b border-line">
      {PAGES.map((page) => {
        const isHere = page.here === here;
        return (
          <Link
            key={page.here}
            to={page.to}
            activeOptions={{ exact: true, includeSearch: false }}
            aria-current={isHere ? "page" : undefined}
            className={classNames(
              "-mb-px flex h-11 items-center gap-2 border-b-2 font-medium no-underline",
              isHere ? "border-accent text-ink" : "border-transparent text-muted hover:text-ink",
            )}
          >
            <span>{page.label}</span>
            {page.here === "waiting" && total !== undefined ? (
              <Count value={total} strong={isHere} />
            ) : null}
          </Link>
        );
      })}
    </nav>
  );
}
