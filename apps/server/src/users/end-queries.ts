import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { enqueue } from "../platform/outbox/enqueue.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { appUser } from "../schema/schema.ts";
import { beginEntry } from "./entry-queries.ts";
import type { NewUser } from "./queries.ts";
import { sessionsEndJob } from "./user-jobs.ts";

/** Locks who may sign in as a master, and returns their e-mails. */
export async function lockMasters(tx: Tx): Promise<readonly string[]> {
  const rows = await tx
    .select({ email: appUser.email })
    .from(appUser)
    .where(and(eq(appUser.isMaster, "Y"), isNull(appUser.endedOn)))
    .orderBy(appUser.email)
    .for("no key update");
  return rows.map(({ email }) => email);
}

/**
 * Ends every session of a user: tokens from before count no more, open streams end, and the identity service is asked to renew
 * no token (SESSION-O1, SESSION-O2). Tokens go by the machine's time, whatever the product's clock says.
 */
async function signOut(
  tx: Tx,
  email: string,
  ended: { readonly endedOn?: string; readonly secondFactorResetOn?: SQL },
) {
  const [user] = await tx
    .update(appUser)
    .set({ ...ended, signedOutOn: sql`clock_timestamp()` })
    .where(eq(appUser.email, email))
    .returning({ on: appUser.signedOutOn });
  if (!user?.on) throw new Error("the sessions of a user were ended who is not there");
  await enqueue(tx, sessionsEndJob(email, user.on));
  await tx.execute(
    sql`select pg_notify('marquee_changes', json_build_object('noun', 'rights', 'person', ${email}::text)::text)`,
  );
  return user.on;
}

/** Ends a user's access, and with it their sessions. */
export async function markEnded(tx: Tx, email: string, now: Date): Promise<void> {
  await signOut(tx, email, { endedOn: now.toISOString() });
}

/** Ends every session of a user who stays one, and says when. */
export const endSessions = (tx: Tx, email: string): Promise<string> => signOut(tx, email, {});

/** Says that a user's authenticator app is taken off, which may be lost with a session in it: all of them end (USER-F1). */
export const markFactorReset = (tx: Tx, email: string): Promise<string> =>
  signOut(tx, email, { secondFactorResetOn: sql`clock_timestamp()` });

/** Makes an ended user a new one. Sign-ins from before the end count no more. */
export async function readmit(
  { tx, user, now }: RequestContext,
  email: string,
  content: Partial<NewUser>,
): Promise<void> {
  await tx
    .update(appUser)
    .set({
      ...content,
      isMaster: "N",
      isShopify: "N",
      endedOn: null,
      creates: 2,
      createdBy: user.name,
      createdOn: now.toISOString(),
    })
    .where(eq(appUser.email, email));
  await beginEntry(tx, email);
}
