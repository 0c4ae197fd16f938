import { isPrivileged } from "@marquee/domain/access/actor";
import { describeOwnRights, describeRole } from "@marquee/domain/access/describe-rights";
import type { ReactNode } from "react";
import { useUser } from "../../session/session-context.tsx";
import { useBranch, useBranches } from "../companies/companies.queries.ts";

function Line({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-t border-line py-2.5 first:border-0">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 text-right [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

/** Whom one acts for and what one may do, and who changes that (PROFILE-S1). */
export function Belonging() {
  const user = useUser();
  const branches = useBranches(user.companyId);
  const branch = useBranch(user.companyId, user.storeId);
  const unknown = branches.isLoading ? "…" : "Your branch could not be read";
  return (
    <>
      <h2 className="text-section">What you belong to</h2>
      <dl>
        <Line term="Company">
          {user.companyName ?? (isPrivileged(user) ? "Every company" : "None")}
        </Line>
        {user.companyId === null ? null : (
          <Line term="Branch">
            {user.storeId === null ? "Every branch" : (branch?.storeName ?? unknown)}
          </Line>
        )}
        <Line term="Role">{describeRole(user)}</Line>
      </dl>
      <p>{describeOwnRights(user, user.companyName)}</p>
      <p className="text-small text-muted">
        No user changes their own company, branch or role: another one who may update users does.
      </p>
    </>
  );
}
