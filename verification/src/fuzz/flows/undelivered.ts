import { createHash } from "node:crypto";
import type { FlowPlayer } from "./flow-player.ts";

/** A mail with nothing secret in it, to an address that does not exist. */
const MAIL = {
  to: "nowhere@marquee.invalid",
  replyTo: null,
  content: { subject: "Your campaign is paid", paragraphs: [], facts: [], link: null },
};

/** Gives a job up; returns the id that staff know it by. */
async function giveUp(player: FlowPlayer, kind: string): Promise<string> {
  const key = `undelivered:${player.newId()}`;
  await player.stage.server.database.owner.query(
    `insert into outbox (key, kind, payload, due_at, attempts, dead_on, last_error)
     values ($1, $2, $3, now(), 12, now(), 'There is no effect for it.')`,
    [key, kind, JSON.stringify(MAIL)],
  );
  return createHash("sha256").update(key).digest("hex");
}

/** A job of a kind that no worker takes, and a mail, were given up. Staff send both again, the mail to another address, and repeat that. */
export async function playUndelivered(player: FlowPlayer): Promise<void> {
  const id = await giveUp(player, "retired");
  await player.playAsAllowed({
    call: "undelivered.sendAgain",
    input: () => ({ params: { id } }),
  });
  const mailId = await giveUp(player, "mail");
  await player.playAsAllowed({
    call: "undelivered.correctAddress",
    input: () => ({ params: { id: mailId }, body: { to: "grace@marquee.test" } }),
  });
}
