import { STORE } from "../../harness/world.ts";
import type { FlowPlayer } from "./flow-player.ts";
import { branchOf } from "./items.ts";
import type { About } from "./step.ts";

const inPath = (id: string) => ({ params: { id } });

/** Has the master approve the branch of the player: generated requests of a master may have withdrawn it. */
export async function approveBranch(player: FlowPlayer): Promise<void> {
  const step = { call: "stores.approve", about: branchOf(player), input: inPath };
  await player.play(step, player.person("master"));
}

/** Reads what an approval brings about, gives it, and withdraws it, of a branch that no other flow is about. */
export async function playApproval(player: FlowPlayer): Promise<void> {
  const about: About = {
    id: STORE.vancouver,
    home: "maple",
    storeId: STORE.vancouver,
    exists: true,
  };
  for (const call of ["stores.approvalEffect", "stores.approve", "stores.unapprove"])
    await player.play({ call, about, input: inPath });
}
