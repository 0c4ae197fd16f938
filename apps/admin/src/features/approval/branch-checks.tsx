import { branchChecks, type CheckResult } from "@marquee/domain/approval/branch-checks";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Check, TriangleAlert } from "lucide-react";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import { WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { useClient } from "../../session/session-context.tsx";
import { companyPage } from "../companies/company-page.ts";
import { checksQuery } from "./approval.queries.ts";

/** As many as there mostly are: what follows stays in its place when they come. */
const LINES = 5;
const GRID = "grid gap-x-8 gap-y-3 @md:grid-cols-2";

const OUTLINE = (
  <Loading className={GRID}>
    {Array.from({ length: LINES }, (_, index) => (
      <div key={index} className="flex flex-col gap-2 py-0.5">
        <Skeleton className="h-4 w-44" />
        <Skeleton className="h-3.5 w-60" />
      </div>
    ))}
  </Loading>
);

function CheckLine({ result }: { readonly result: CheckResult }) {
  const { holds, title, sentence, others } = result;
  const [Sign, colour] = holds ? [Check, "text-ok-sign"] : [TriangleAlert, "text-wait-sign"];
  return (
    <li className="flex min-w-0 gap-2">
      <Sign className={`mt-0.5 size-4 shrink-0 ${colour}`} aria-hidden="true" />
      <div className="min-w-0 text-small [overflow-wrap:anywhere]">
        <p className={holds ? undefined : "font-semibold"}>
          <span>{title}</span>
          <span className="sr-only">: {holds ? "in order" : "to look at"}</span>
        </p>
        {sentence === "" ? null : <p className="text-muted">{sentence}</p>}
        {others.map(({ companyId, companyName, text }) => (
          <p key={companyId} className="text-muted">
            <Link {...companyPage({ id: companyId })} className="link">
              {companyName}
            </Link>{" "}
            <span>{text}.</span>
          </p>
        ))}
      </div>
    </li>
  );
}

/** What is known of a branch beyond what it says of itself, for those who approve it (STORE-A17). */
export function BranchChecks({ id }: { readonly id: string }) {
  const query = useQuery(checksQuery(useClient(), id));
  return (
    <DetailSection title="Checks">
      <WhenLoaded query={query} failure="The checks could not be loaded" outline={OUTLINE}>
        {(facts) => (
          <ul className={GRID}>
            {branchChecks(facts).map((result) => (
              <CheckLine key={result.check} result={result} />
            ))}
          </ul>
        )}
      </WhenLoaded>
    </DetailSection>
  );
}
