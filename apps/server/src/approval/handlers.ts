import { companyExists } from "../companies/queries.ts";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { inCompany } from "../platform/lists/list-inside.ts";
import { notFound, Refusal } from "../platform/refusal/refusal.ts";
import { changeApproval } from "./change-approval.ts";
import { decidedBranches } from "./decided-branches.ts";
import { readChecks } from "./read-checks.ts";
import { readEffect } from "./read-effect.ts";
import { sendBack } from "./send-back.ts";

/** The calls of branches that start and switch what campaigns made live. */
export const approvalHandlers = {
  approve: inTransaction(({ params, query }, work) =>
    changeApproval(work, params.id, { isApprove: "Y", ...query }),
  ),
  unapprove: inTransaction(({ params, query }, work) =>
    changeApproval(work, params.id, { isApprove: "N", ...query }),
  ),
  sendBack: inTransaction(({ params, body }, work) => sendBack(work, params.id, body)),
  approvalEffect: inTransaction(({ params }, work) => readEffect(work, params.id)),
  decided: inTransaction(async ({ params }, work) => {
    const inside = await inCompany(work, params.companyId);
    if (inside instanceof Refusal) return inside;
    const { companyId } = inside;
    if (companyId !== null && !(await companyExists(work, companyId))) return notFound();
    return decidedBranches(work, companyId);
  }),
  checks: inTransaction(({ params }, work) => readChecks(work, params.id)),
} satisfies Partial<HandlersOf<"stores">>;
