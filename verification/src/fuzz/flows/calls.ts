import { callCells, type Cell } from "../../calls/calls.ts";
import { expectedResponse } from "../../calls/expected-response.ts";
import { ABSENT } from "../../calls/subject.ts";
import { inSample } from "../../sample.ts";
import type { FlowPlayer } from "./flow-player.ts";

/** As the player if that succeeds, else as the master, for whom every call does. */
async function succeed(player: FlowPlayer, cell: Cell): Promise<void> {
  if (expectedResponse(cell, player.caller) !== 200) {
    await player.ask(cell, player.caller);
    await player.ask(cell, player.person("master"));
  } else await player.ask(cell, player.caller);
}

/**
 * Every read of the table of calls, by several callers: about what is theirs, another's and no one's; and every write in it that
 * no flow has made, about what is theirs. Each succeeds once.
 */
export async function playCalls(player: FlowPlayer): Promise<void> {
  const { home } = player;
  const { responded, callers, draws, nouns, others, subjects } = player.stage;
  const own = subjects.filter((subject) => subject.home === home);
  const rest = subjects.filter((subject) => subject.home !== home);
  for (const cell of callCells([...own, ...rest, ABSENT])) {
    const { target, about, subject } = cell;
    const { name, noun, route } = target;
    if (nouns.length > 0 && !nouns.includes(noun)) continue;
    const isOwn = about === "none" || subject.home === home;
    if (route.safe !== true && (!isOwn || responded.has(name))) continue;
    // drawn in any case: the one who comes after is the same, whatever the sample leaves out
    const drawn = draws.some(callers, others);
    if (!isOwn && !inSample(`call ${name} of ${subject.name}`)) continue;
    for (const caller of drawn) await player.ask(cell, caller);
    if (isOwn) await succeed(player, cell);
  }
}
