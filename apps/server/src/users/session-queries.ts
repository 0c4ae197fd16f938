import type { UserSession } from "@marquee/domain/session/user-session.schema";
import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { newId } from "../platform/database/new-id.ts";
import type { Tx } from "../platform/database/typed.ts";
import { appUser, userSession } from "../schema/schema.ts";

/** The caller, and the sign-in by which they call. */
export interface Bearer {
  readonly email: string;
  readonly signedInAt: Date;
}

export interface SeenSession extends Bearer {
  readonly browser: string;
  readonly system: string;
  readonly hasSecondFactor: boolean;
}

const ofBearer = ({ email, signedInAt }: Bearer) =>
  and(eq(userSession.email, email), eq(userSession.signedInOn, signedInAt.toISOString()));

/** Whether it was seen in the last minutes: not every page that is opened writes. */
export async function wasSeenLately(tx: Tx, bearer: Bearer): Promise<boolean> {
  const lately = gt(userSession.seenOn, sql`clock_timestamp() - interval '5 minutes'`);
  const rows = await tx
    .select({ id: userSession.id })
    .from(userSession)
    .where(and(ofBearer(bearer), lately));
  return rows.length > 0;
}

/** Writes down that a session is in use. Times are the machine's, as those of tokens. */
export async function recordSession(tx: Tx, session: SeenSession): Promise<void> {
  const { email, browser, system } = session;
  const hasSecondFactor = session.hasSecondFactor ? "Y" : "N";
  await tx
    .insert(userSession)
    .values({
      id: newId(),
      email,
      signedInOn: session.signedInAt.toISOString(),
      seenOn: sql`clock_timestamp()`,
      browser,
      system,
      hasSecondFactor,
    })
    .onConflictDoUpdate({
      target: [userSession.email, userSession.signedInOn],
      set: { seenOn: sql`clock_timestamp()`, browser, system, hasSecondFactor },
    });
}

/** The sessions of a user that count, the one of `now` first and then the last seen. */
export async function listSessions(
  tx: Tx,
  email: string,
  now: Date | null,
): Promise<readonly UserSession[]> {
  const rows = await tx
    .select({
      id: userSession.id,
      begunOn: userSession.signedInOn,
      seenOn: userSession.seenOn,
      browser: userSession.browser,
      system: userSession.system,
      hasSecondFactor: userSession.hasSecondFactor,
    })
    .from(userSession)
    .innerJoin(appUser, eq(appUser.email, userSession.email))
    .where(
      and(
        eq(userSession.email, email),
        isNull(userSession.endedOn),
        sql`(${appUser.signedOutOn} is null or ${userSession.signedInOn} > ${appUser.signedOutOn})`,
        gt(userSession.seenOn, sql`clock_timestamp() - interval '90 days'`),
      ),
    )
    .orderBy(desc(userSession.seenOn), userSession.id)
    .limit(100);
  const known = rows.map((row) => ({
    ...row,
    isThis: now !== null && new Date(row.begunOn).getTime() === now.getTime() ? "Y" : "N",
  })) satisfies readonly UserSession[];
  return known.toSorted((one, other) => other.isThis.localeCompare(one.isThis));
}

/** Announces that a user may do something else than before: their open streams end, and those that count go on. */
async function announceRights(tx: Tx, email: string): Promise<void> {
  await tx.execute(
    sql`select pg_notify('marquee_changes', json_build_object('noun', 'rights', 'person', ${email}::text)::text)`,
  );
}

/** Ends one session of a user: its tokens count no more (SESSION-O4). Returns since when; null if no session has this id. */
export async function endSession(
  tx: Tx,
  bearer: Bearer,
  id: string | undefined,
): Promise<string | null> {
  const which =
    id === undefined
      ? ofBearer(bearer)
      : and(eq(userSession.email, bearer.email), eq(userSession.id, id));
  const [row] = await tx
    .update(userSession)
    .set({ endedOn: sql`coalesce(${userSession.endedOn}, clock_timestamp())` })
    .where(which)
    .returning({ on: userSession.endedOn });
  if (!row?.on) return null;
  await announceRights(tx, bearer.email);
  return row.on;
}
