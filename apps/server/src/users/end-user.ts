import { userMessages } from "@marquee/domain/users/messages";
import { refuseEnd } from "@marquee/domain/users/user-change";
import type { UserDetails } from "@marquee/domain/users/user.schema";
import { forbidden, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { lockMasters, markEnded } from "./end-queries.ts";
import { userRecord } from "./queries.ts";

/**
 * Ends a user's access (USER-E1 to USER-E3): from the next call on they are refused, on every server and device. Their row and
 * what they made stay. A repeat changes nothing.
 */
export async function endUser(
  context: RequestContext,
  named: string,
): Promise<UserDetails | Refusal> {
  const email = named.toLowerCase();
  // All masters are locked before the user: of two masters who end each other's access, one stays.
  const masters = await lockMasters(context.tx);
  const stored = await userRecord.lock(context, email);
  if (stored instanceof Refusal) return stored;
  const reason = refuseEnd(context.user, stored);
  if (reason !== null) return forbidden(reason);
  if (stored.endedOn !== null) return stored;
  if (masters.every((master) => master === email) && masters.length > 0)
    return forbidden(userMessages.lastMaster);
  await markEnded(context.tx, email, context.now);
  return userRecord.change(context, email, {});
}
