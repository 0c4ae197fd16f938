import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { appUser } from "../schema/schema.ts";
import { beginEntry } from "./entry-queries.ts";
import type { NewUser } from "./queries.ts";

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

/** Ends a user's access. Tokens go by the machine's time, whatever the product's clock says. */
export async function markEnded(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .update(appUser)
    .set({ endedOn: now.toISOString(), signedOutOn: sql`clock_timestamp()` })
    .where(eq(appUser.email, email));
}

/** Ends every session of a user who stays one: tokens from before count no more, and open streams end (SESSION-O1). */
export async function endSessions(tx: Tx, email: string): Promise<string> {
  const [ended] = await tx
    .update(appUser)
    .set({ signedOutOn: sql`clock_timestamp()` })
    .where(eq(appUser.email, email))
    .returning({ on: appUser.signedOutOn });
  await tx.execute(
    sql`select pg_notify('marquee_changes', json_build_object('noun', 'rights', 'person', ${email}::text)::text)`,
  );
  if (!ended?.on) throw new Error("the sessions of a user were ended who is not there");
  return ended.on;
}

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
