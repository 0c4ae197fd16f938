import type { Invitation, UserDetails } from "@marquee/domain/users/user.schema";
import { giveApp } from "../../harness/give-app.ts";
import { performUserJobs } from "../../harness/perform-user-jobs.ts";
import type { FuzzCaller } from "../fuzz-callers.ts";
import { BRANCH_OF } from "../fuzz-world.ts";
import type { FlowPlayer } from "./flow-player.ts";
import { aboutBranch, aboutItem } from "./items.ts";
import { stepRequest, type Step } from "./step.ts";
import { toUserDraft } from "./users.ts";

async function invite(player: FlowPlayer): Promise<string> {
  const email = `${player.newId()}@marquee.test`;
  const body = { ...toUserDraft(player, email), password: "", invite: "Y" };
  await player.play<UserDetails>({
    call: "users.create",
    about: aboutBranch(player),
    outside: 403,
    absent: null,
    input: () => ({ body }),
  });
  return email;
}

/** A call about an invited user: of another company they are refused before they are looked up (USER-L2). */
const aboutInvited = (player: FlowPlayer, call: string, email: string): Step => ({
  call,
  about: aboutItem(player, email),
  outside: 403,
  // an id without a row is no e-mail either
  absent: 422,
  needs: ["users.update"],
  input: (asked) => ({ params: { encEmail: asked } }),
});

/** The secret of the link that the user is mailed. */
async function mailedToken({ stage: { server } }: FlowPlayer, email: string): Promise<string> {
  await performUserJobs(server, email);
  const { rows } = await server.database.owner.query<{ href: string }>(
    "select payload->'content'->'link'->>'href' as href from outbox where kind = 'mail' and payload->>'to' = $1 order by created_on desc limit 1",
    [email],
  );
  return new URL(rows[0]?.href ?? "", "http://localhost").hash.slice(1);
}

const PASSWORD = "their-own-1";

const identity = async ({ stage }: FlowPlayer, path: string, payload: object) =>
  (
    await stage.server.app.inject({
      method: "POST",
      url: `/identitytoolkit.googleapis.com/v1/accounts:${path}?key=embedded`,
      payload,
    })
  ).json<{ readonly idToken?: string }>();

/** Signs in at the identity service, as the page of the link does after a password was chosen. */
async function signIn(player: FlowPlayer, email: string): Promise<FuzzCaller> {
  const { home } = player;
  const { idToken } = await identity(player, "signInWithPassword", {
    email,
    password: PASSWORD,
    returnSecureToken: true,
  });
  return {
    ...player.person("reader"),
    name: "invited",
    authorization: `Bearer ${idToken ?? ""}`,
    home,
    storeId: BRANCH_OF[home],
  };
}

/** What a master alone may do about the sign-in of a user; that others may not is tested where the calls are. */
async function playSecurity(player: FlowPlayer, email: string): Promise<void> {
  const { server } = player.stage;
  await giveApp(server, email, server.clock.now().toISOString());
  for (const call of ["users.security", "users.resetSecondFactor"]) {
    const step: Step = { call, input: (encEmail) => ({ params: { encEmail } }) };
    await player.stage.send(stepRequest(step, player.person("master"), email), 200);
  }
}

/** Invites a user, who accepts, signs in and ends that by this call: no other caller could, as their tokens would count no more. */
async function playAccepted(player: FlowPlayer, end: Step): Promise<void> {
  const token = await mailedToken(player, await invite(player));
  const { email, oobCode } = await player.play<Invitation>({
    call: "users.openInvitation",
    input: () => ({ body: { token } }),
  });
  await identity(player, "resetPassword", { oobCode, newPassword: PASSWORD });
  const invited = await signIn(player, email);
  const session: Step = { call: "session.current", input: () => ({}) };
  await player.play(session, invited);
  await player.play(end, invited);
  await player.stage.send(stepRequest(session, invited, ""), 401);
  await playSecurity(player, email);
}

/** Invites a user, again, and withdraws it; then two who accept, of whom one ends a session and one ends all. */
export async function playInvitation(player: FlowPlayer): Promise<void> {
  const withdrawn = await invite(player);
  await player.play(aboutInvited(player, "users.invite", withdrawn));
  await player.play(aboutInvited(player, "users.withdraw", withdrawn));
  await playAccepted(player, { call: "session.endOne", input: () => ({ body: {} }) });
  await playAccepted(player, { call: "session.end", input: () => ({}) });
}
