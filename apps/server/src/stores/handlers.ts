import { storeHistoryFields } from "@marquee/domain/history/history-fields";
import {
  corporationIssues,
  readCorporationRequest,
} from "@marquee/domain/stores/corporation-request";
import type pg from "pg";
import { historyOf, type FindUserNames } from "../platform/audit/history.ts";
import type { Config } from "../platform/config/config.ts";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import type { LimitCounter } from "../platform/limits/limit-counter.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { invalid, notFound, orNotFound, Refusal } from "../platform/refusal/refusal.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { addCompanyStore } from "./add-company-store.ts";
import { createStore } from "./create-store.ts";
import { mailCorporation } from "./mail-corporation.ts";
import { branchCodeExists, findPersonsBranch, listStores, storeRecord } from "./queries.ts";
import { updatePolicy, updateStore } from "./update-store.ts";

/** The calls of branches but those about their approval, which are in `approval/handlers.ts`. */
export const storeHandlers = ({
  config,
  pool,
  limits,
  findUserNames,
}: {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly limits: LimitCounter;
  readonly findUserNames: FindUserNames;
}): Omit<
  HandlersOf<"stores">,
  "approvalEffect" | "approve" | "checks" | "decided" | "sendBack" | "unapprove"
> => ({
  byCompany: listInside("companyId", inCompany, listStores),
  byId: inTransaction(({ params }, work) => orNotFound(storeRecord.find(work, params.id))),
  history: inTransaction(async ({ params: { id } }, context) =>
    (await storeRecord.find(context, id))
      ? historyOf(context, { noun: "stores", rowId: id, fields: storeHistoryFields }, findUserNames)
      : notFound(),
  ),
  byUser: inTransaction(async ({ params, query }, work) => {
    const branch = await findPersonsBranch(work.tx, params.encEmail);
    if (branch.companyId === null) return { rows: [], total: 0 };
    return listStores(work, { ...query, ...branch });
  }),
  add: ({ body }, request) => addCompanyStore(request, { pool, limits }, body),
  addToCompany: ({ body }, request) => createStore(request, pool, body),
  update: ({ body }, request) => updateStore(request, pool, body),
  updatePolicy: inTransaction(({ body }, work) => updatePolicy(work, body, work.version)),
  branchCodeExists: async ({ params }, { scope }) => {
    const company = namedCompany(scope, params.companyId);
    if (company instanceof Refusal) return company;
    return branchCodeExists(pool, params.companyId, params.branchCode);
  },
  mailCorporation: async ({ params }, request) => {
    const { user, address } = request;
    const { corporationId, companyName, contactNumber } = params;
    const asked = readCorporationRequest({ corporationId, companyName, contactNumber });
    const issues = corporationIssues(asked);
    if (issues.length > 0) return invalid(issues);
    const holders = { person: user.email, company: user.companyId, address };
    const taken = await limits.take("corporationMails", holders);
    if (taken instanceof Refusal) return taken;
    return request.transaction((tx) =>
      mailCorporation({ ...request, tx }, config.operatorMail, asked),
    );
  },
});
