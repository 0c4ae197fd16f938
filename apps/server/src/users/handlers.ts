import { can } from "@marquee/domain/access/can";
import { userHistoryFields } from "@marquee/domain/history/history-fields";
import { historyOf } from "../platform/audit/history.ts";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { listByCompany } from "../platform/lists/list-by-company.ts";
import { forbidden, notFound } from "../platform/refusal/refusal.ts";
import { findUser, listUsers } from "./queries.ts";

export const userHandlers: HandlersOf<"users"> = {
  byCompany: listByCompany("companyId", listUsers),
  history: inTransaction(async ({ params: { encEmail } }, work) => {
    const person = await findUser(work.tx, encEmail);
    if (!person) return notFound();
    const answer = can(work.user, "users.update", person);
    if (!answer.allowed) return forbidden(answer.reason);
    return historyOf(work, { noun: "users", rowId: person.email, fields: userHistoryFields });
  }),
};
