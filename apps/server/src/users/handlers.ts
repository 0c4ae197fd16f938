import { isMaster } from "@marquee/domain/access/actor";
import { userHistoryFields } from "@marquee/domain/history/history-fields";
import { isOneself, refusePerson } from "@marquee/domain/users/user-change";
import { historyOf } from "../platform/audit/history.ts";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { forbidden, notFound, Refusal } from "../platform/refusal/refusal.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { listPrivileges, roleRecord } from "../roles/queries.ts";
import { createIdentity, createUser, type NewUserServices } from "./create-user.ts";
import { endUser } from "./end-user.ts";
import { inviteAgain, openInvitationLink, withdrawInvitation } from "./invitations.ts";
import { findUser, findUserNames, listUsers } from "./queries.ts";
import { updateUser } from "./update-user.ts";
import { readSecurity, resetSecondFactor } from "./user-security.ts";

/** The codes that a user may put into a role: those they hold, and all (null) for a master (ROLE-L2). */
async function codesToGive(
  context: RequestContext,
  email: string,
): Promise<readonly string[] | null | undefined> {
  const { user } = context;
  if (isOneself(user, { email })) return isMaster(user) ? null : user.privilegeCode;
  const named = await findUser(context, email);
  if (!named) return undefined;
  if (named.isMaster === "Y") return null;
  const role = named.roleId === null ? undefined : await roleRecord.find(context, named.roleId);
  return (role?.privileges ?? []).map(({ privilegeCode }) => privilegeCode);
}

/**
 * The calls of users. Those that call the identity service get the request and open their own
 * transactions, so that none is open during the call.
 */
export const userHandlers = (services: NewUserServices): HandlersOf<"users"> => ({
  all: inTransaction(async ({ query }, context) => {
    const { companyId, ...rest } = query;
    const company = companyId === undefined ? { id: null } : namedCompany(context.scope, companyId);
    return company instanceof Refusal
      ? company
      : listUsers(context, { ...rest, companyId: company.id });
  }),
  byCompany: listInside("companyId", inCompany, listUsers),
  history: inTransaction(async ({ params: { encEmail } }, context) => {
    const person = await findUser(context, encEmail);
    if (!person) return notFound();
    const reason = refusePerson(context.user, person);
    if (reason !== null) return forbidden(reason);
    return historyOf(
      context,
      { noun: "users", rowId: person.email, fields: userHistoryFields },
      findUserNames,
    );
  }),
  create: ({ body }, request) => createUser(request, services, body),
  createIdentity: ({ body }, request) => createIdentity(request, services, body),
  update: inTransaction(({ body, params }, context) =>
    updateUser(context, params.encEmail, body, context.version),
  ),
  invite: ({ params }, request) => inviteAgain(request, services, params.encEmail),
  withdraw: inTransaction(({ params }, context) => withdrawInvitation(context, params.encEmail)),
  openInvitation: ({ body }, request) => openInvitationLink(request, services, body.token),
  end: inTransaction(({ params }, context) => endUser(context, params.encEmail)),
  security: ({ params }, request) => readSecurity(request, services.identity, params.encEmail),
  resetSecondFactor: ({ params }, request) =>
    resetSecondFactor(request, services.identity, params.encEmail),
  privileges: inTransaction(async ({ params, query }, context) => {
    const codes = await codesToGive(context, params.encEmail);
    return codes === undefined ? notFound() : listPrivileges(context, { ...query, codes });
  }),
});
