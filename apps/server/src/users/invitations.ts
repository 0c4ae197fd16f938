import { invitationMail, invitedUntil, refuseInvitation } from "@marquee/domain/users/invitation";
import { invitationMessages, userMessages } from "@marquee/domain/users/messages";
import type { Invitation, UserDetails } from "@marquee/domain/users/user.schema";
import { createHash, randomBytes } from "node:crypto";
import type { Tx } from "../platform/database/typed.ts";
import type { Request, SignedInRequest } from "../platform/http/request.ts";
import { mailJob } from "../platform/mail/mail-job.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { conflict, forbidden, Refusal, unavailable } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { accountId } from "./account-id.ts";
import type { NewUserServices } from "./create-user.ts";
import { findInvitation, findInvited, openInvitation } from "./entry-queries.ts";
import { toWelcome } from "./mail-site.ts";
import { deleteUnconfirmed, findHolder, userRecord } from "./queries.ts";
import { invitationJob, type Inviting } from "./user-jobs.ts";

const digest = (token: string): string => createHash("sha256").update(token).digest("hex");

interface ToInvite {
  readonly email: string;
  readonly invitation: Inviting;
  readonly origin: string | null;
}

/**
 * Opens an invitation and mails its link (INVITE-2). The secret is in the mail alone, behind the #, which no server is sent; the
 * link of an earlier mail works no more. Of a user who is gone, or has signed in, nothing is mailed.
 */
export async function mailInvitation(
  tx: Tx,
  { email, invitation: { by: invitedBy, until }, origin }: ToInvite,
): Promise<void> {
  const user = await findInvited(tx, email);
  if (!user || user.endedOn !== null) return;
  const token = randomBytes(24).toString("base64url");
  const inviteHash = digest(token);
  if (!(await openInvitation(tx, email, { inviteHash, invitedUntil: until, invitedBy }))) return;
  const path = `/auth/action?mode=invite#${token}`;
  const href = origin === null ? path : `${origin}/ADMIN-UI${path}`;
  await enqueue(
    tx,
    mailJob(`invitation:${inviteHash}`, email, invitationMail({ ...user, invitedBy, href })),
  );
}

/** Locks a user whom another one added and who has not come in yet; a refusal if there is nothing to do for them. */
async function lockInvited(context: RequestContext, email: string): Promise<UserDetails | Refusal> {
  const stored = await userRecord.lock(context, email);
  if (stored instanceof Refusal) return stored;
  const reason = refuseInvitation(context.user, stored);
  return reason === null ? stored : forbidden(reason);
}

/** Sends the invitation again; several times within a minute it is sent once (INVITE-3). */
export async function inviteAgain(
  request: SignedInRequest,
  services: NewUserServices,
  named: string,
): Promise<UserDetails | Refusal> {
  const email = named.toLowerCase();
  const checked = await request.transaction((tx) => lockInvited({ ...request, tx }, email));
  if (checked instanceof Refusal) return checked;
  const { user, address, now } = request;
  const taken = await services.limits.take("newUsers", {
    person: user.email,
    company: user.companyId,
    address,
  });
  if (taken instanceof Refusal) return taken;
  const invitation = { by: user.name, until: invitedUntil(now).toISOString() };
  const { origin } = toWelcome(services, request, {});
  const minute = String(Math.floor(now.getTime() / 60_000));
  const job = invitationJob(email, minute, { invitation, origin });
  const isNew = await request.transaction((tx) => enqueue(tx, job));
  if (!isNew) await taken.release();
  return checked;
}

/** Withdraws an invitation: the user, who has done nothing yet, goes, and the e-mail is free (INVITE-4). */
export async function withdrawInvitation(
  context: RequestContext,
  named: string,
): Promise<UserDetails | Refusal> {
  const email = named.toLowerCase();
  const stored = await lockInvited(context, email);
  if (stored instanceof Refusal) return stored;
  const holder = await findHolder(context.tx, email);
  const isGone = holder !== undefined && (await deleteUnconfirmed(context.tx, holder));
  return isGone ? stored : conflict(userMessages.withdrawStays);
}

const unusable = (message: string) => new Refusal("NotFound", message);

/**
 * Opens the link of an invitation (INVITE-2): the identity service's own code to set a password, which the page uses at once. The
 * account is made if it is missing. It may be opened again until the user has signed in: mail programs open links, too.
 */
export async function openInvitationLink(
  { log, now }: Pick<Request, "log" | "now">,
  { pool, identity }: NewUserServices,
  token: string,
): Promise<Invitation | Refusal> {
  const found = await withScope(pool, SYSTEM, (tx) => findInvitation(tx, digest(token)));
  if (!found || found.endedOn !== null) return unusable(invitationMessages.used);
  const { email, name, companyName, createdOn } = found;
  if (found.invitedUntil === null || new Date(found.invitedUntil) <= now)
    return unusable(invitationMessages.old);
  const localId = accountId(email, createdOn);
  const account = await identity.ensureAccount({
    localId,
    email,
    password: null,
    displayName: name,
  });
  const code = account.tag === "known" ? await identity.passwordCode(email) : account;
  if (code.tag === "made") return { email, name, companyName, oobCode: code.oobCode };
  const reason = code.tag === "refused" ? code.code : code.reason;
  log.warn({ reason }, "an invitation could not be opened");
  return unavailable(invitationMessages.away);
}
