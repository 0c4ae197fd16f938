import type { UserSecurity } from "@marquee/domain/session/user-session.schema";
import { factorResetMail } from "@marquee/domain/users/factor-reset-mail";
import { userMessages } from "@marquee/domain/users/messages";
import { refuseFactorReset, refuseSecurity } from "@marquee/domain/users/user-change";
import type { UserDetails } from "@marquee/domain/users/user.schema";
import type { SignedInRequest } from "../platform/http/request.ts";
import type { IdentityService } from "../platform/identity/identity-service.ts";
import { mailJob } from "../platform/mail/mail-job.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import {
  conflict,
  forbidden,
  notFound,
  Refusal,
  unavailable,
} from "../platform/refusal/refusal.ts";
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

/** Locks a user whose authenticator app the actor may take off. */
async function lockResettable(
  context: RequestContext,
  email: string,
): Promise<UserDetails | Refusal> {
  const stored = await userRecord.lock(context, email);
  if (stored instanceof Refusal) return stored;
  const reason = refuseFactorReset(context.user, stored);
  if (reason !== null) return forbidden(reason);
  return stored.endedOn === null ? stored : conflict(userMessages.endedAlready);
}

/**
 * Takes the authenticator app of a user who has lost it off their sign-in (USER-F1): at once they are signed out everywhere, and a
 * job asks the identity service, which leaves an app that is set up later. A user without one is neither signed out nor written to
 * (USER-F3); the identity service is asked for it outside of the transaction.
 */
export async function resetSecondFactor(
  request: SignedInRequest,
  identity: Pick<IdentityService, "secondFactorSince">,
  named: string,
): Promise<UserDetails | Refusal> {
  const email = named.toLowerCase();
  const checked = await request.transaction((tx) => lockResettable({ ...request, tx }, email));
  if (checked instanceof Refusal) return checked;
  const factor = await identity.secondFactorSince(email);
  if (factor.tag !== "known") return unavailable(userMessages.factorUnknown);
  if (factor.since === null) return conflict(userMessages.noFactor);
  return request.transaction(async (tx) => {
    const context = { ...request, tx };
    const stored = await lockResettable(context, email);
    if (stored instanceof Refusal) return stored;
    const on = await markFactorReset(tx, email);
    await enqueue(tx, factorResetJob(email, on));
    const mail = factorResetMail(request.user.name);
    await enqueue(tx, mailJob(`factor-reset:${email}:${on}`, email, mail));
    return userRecord.change(context, email, {});
  });
}
