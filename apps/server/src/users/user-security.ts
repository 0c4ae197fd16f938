import { factorResetMail } from "@marquee/domain/users/factor-reset-mail";
import { refuseFactorReset, refuseSecurity } from "@marquee/domain/users/user-change";
import { userMessages } from "@marquee/domain/users/messages";
import type { UserSecurity } from "@marquee/domain/session/user-session.schema";
import type { UserDetails } from "@marquee/domain/users/user.schema";
import type { SignedInRequest } from "../platform/http/request.ts";
import type { IdentityService } from "../platform/identity/identity-service.ts";
import { mailJob } from "../platform/mail/mail-job.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import { conflict, forbidden, notFound, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { markFactorReset } from "./end-queries.ts";
import { findUser, userRecord } from "./queries.ts";
import { listSessions } from "./session-queries.ts";
import { factorResetJob } from "./user-jobs.ts";

/** How a user signs in (USER-F2). The identity service is asked outside of the transaction. */
export async function readSecurity(
  request: SignedInRequest,
  identity: Pick<IdentityService, "secondFactorSince">,
  named: string,
): Promise<UserSecurity | Refusal> {
  const email = named.toLowerCase();
  const sessions = await request.transaction(async (tx) => {
    const stored = await findUser({ ...request, tx }, email);
    if (!stored) return notFound();
    const reason = refuseSecurity(request.user, stored);
    return reason === null ? listSessions(tx, email, null) : forbidden(reason);
  });
  if (sessions instanceof Refusal) return sessions;
  const factor = await identity.secondFactorSince(email);
  if (factor.tag !== "known") return { secondFactor: "unknown", secondFactorSince: null, sessions };
  const { since } = factor;
  return { secondFactor: since === null ? "off" : "on", secondFactorSince: since, sessions };
}

/**
 * Takes the authenticator app of a user who has lost it off their sign-in (USER-F1): at once they are signed out everywhere, and a
 * job asks the identity service, which leaves an app that is set up later.
 */
export async function resetSecondFactor(
  context: RequestContext,
  named: string,
): Promise<UserDetails | Refusal> {
  const email = named.toLowerCase();
  const stored = await userRecord.lock(context, email);
  if (stored instanceof Refusal) return stored;
  const reason = refuseFactorReset(context.user, stored);
  if (reason !== null) return forbidden(reason);
  if (stored.endedOn !== null) return conflict(userMessages.endedAlready);
  const on = await markFactorReset(context.tx, email);
  await enqueue(context.tx, factorResetJob(email, on));
  await enqueue(
    context.tx,
    mailJob(`factor-reset:${email}:${on}`, email, factorResetMail(context.user.name)),
  );
  return userRecord.change(context, email, {});
}
