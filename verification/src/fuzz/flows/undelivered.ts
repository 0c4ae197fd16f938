import { createHash } from "node:crypto";
import type { FlowPlayer } from "./flow-player.ts";

/** A job that was given up, of a kind that no worker takes. Staff send it again, and repeat that. */
export async function playUndelivered(player: FlowPlayer): Promise<void> {
  const key = `undelivered:${player.newId()}`;
  await player.stage.server.database.owner.query(
    `insert into outbox (key, kind, payload, due_at, attempts, dead_on, last_error)
     values ($1, 'retired', '{}', now(), 12, now(), 'There is no effect for it.')`,
    [key],
  );
  const id = createHash("sha256").update(key).digest("hex");
  await player.playAsAllowed({
    call: "undelivered.sendAgain",
    input: () => ({ params: { id } }),
  });
}
