import { createHash } from "node:crypto";
import { deleteCard } from "@marquee/server/payments/cards/manage-cards";
import { reconcile } from "@marquee/server/payments/attempts/reconcile";
import { sweepOnce } from "@marquee/server/payments/attempts/sweeper";
import { WORLD_NOW } from "../harness/world.ts";
import { lastInvoiceNumber, readAftermath, type Aftermath } from "./aftermath.ts";
import { chanceOf } from "./chance.ts";
import { judgeMoney, takenBy } from "./judge-money.ts";
import { judgeCards } from "./judge-cards.ts";
import { judgeEnd, judgeFailures, judgeLeases, judgeNumbers } from "./judge-records.ts";
import { judgeMappings, judgeRuns } from "./judge-runs.ts";
import type { Lane } from "./lane.ts";
import { Caller, type Wishes } from "./caller.ts";
import { Payer } from "./payer.ts";
import { keptBefore, requestOf } from "./people.ts";
import { SimulatedWorld } from "./simulated-world.ts";
import { doJobs, moderate, type Approval } from "./staff.ts";
import { setStage, type Stage } from "./stage.ts";
import { calm } from "./weather.ts";

/** What came of one seed. */
export interface SeedReport {
  readonly seed: number;
  /** Each begins with the rule it breaks; empty where all is well. */
  readonly problems: readonly string[];
  readonly trace: readonly string[];
  /** The same for the same seed, whatever ran before and beside it. */
  readonly digest: string;
  /** What providers kept in the end, in cents, and how much of it was given back. */
  readonly taken: number;
  readonly returned: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** From noon, where the world of the tests begins, to shortly before midnight: then a day ends while people pay. */
const LATE = 11 * HOUR + 45 * MINUTE;
const MOST_SWEEPS = 24;

/** Sweeps on a server that nothing happens to, until `over` or for as long as it may take. */
async function sweepUntil(
  world: SimulatedWorld,
  step: number,
  over: () => Promise<boolean>,
): Promise<boolean> {
  for (let time = 0; time < MOST_SWEEPS; time += 1) {
    world.schedule.now += step;
    world.begin(() =>
      world.ask("a last sweep", async (services) => {
        await sweepOnce(services, world.log, () => false);
        await doJobs(world, services);
      }),
    );
    await world.settle();
    if (await over()) return true;
  }
  return false;
}

const settledMoney = (world: SimulatedWorld, after: Aftermath): boolean =>
  takenBy(world).every(({ id, received }) => {
    const attempt = after.attempts.find(({ provider_id }) => provider_id === id);
    if (received === 0 || !attempt) return true;
    return ["succeeded", "refunded"].includes(attempt.state) || attempt.dead_since !== null;
  });

/** Lets the faults end, and time go by until everything that can still happen has happened. */
async function comeToRest(
  world: SimulatedWorld,
  stage: Stage,
  lane: Lane,
  { forgotten }: Wishes,
): Promise<void> {
  calm(world.weather);
  const read = () => readAftermath(lane.owner, stage);
  // What was left to people is taken up by people.
  const dead = (await read()).attempts.filter(({ dead_since }) => dead_since !== null);
  for (const { checkout_id } of dead)
    world.begin(() =>
      world.ask("a person looks", (services) =>
        reconcile(services, checkout_id, { actor: "staff" }),
      ),
    );
  await world.settle();
  // Sometimes everybody is away until every checkout is over.
  if (world.chance.happens(0.3)) world.schedule.now += 25 * HOUR;
  if (!(await sweepUntil(world, HOUR, async () => settledMoney(world, await read()))))
    world.problems.push("SIM-L1 money waits for longer than a day");
  // Who was not told that a card is forgotten asks once more.
  for (const [cardId, person] of forgotten)
    world.begin(() =>
      world.ask("a card is forgotten once more", (services) =>
        deleteCard(services, requestOf(person, services), { email: person.user.email, cardId }),
      ),
    );
  await world.settle();
  const nothingDue = async () => {
    const { attempts, unforgotten } = await read();
    return attempts.every(({ due_at }) => due_at === null) && unforgotten.length === 0;
  };
  await sweepUntil(world, 25 * HOUR, nothingDue);
}

/** People come, each with a browser of their own. */
function bringPeople(world: SimulatedWorld, { people, requests }: Stage, wishes: Wishes): void {
  const { chance } = world;
  const [merchant, colleague] = people;
  for (const [number, request] of requests.entries()) {
    const tabs = chance.happens(0.45) ? 2 : 1;
    const shared = tabs === 2 && request.kind !== "cardVerification" && chance.happens(0.6);
    for (let tab = 1; tab <= tabs; tab += 1) {
      const person = shared && tab === 2 ? colleague : merchant;
      const name = `payer ${number + 1}.${tab}`;
      const payer = new Payer(new Caller({ world, person, request, name, wishes, shared }));
      world.begin(() => payer.act());
    }
  }
}

/** One simulated world from its seed: people pay, servers die, messages are lost, and in the end all agrees. */
export async function runSeed(lane: Lane, seed: number): Promise<SeedReport> {
  const chance = chanceOf(seed);
  const start = Date.parse(WORLD_NOW) + (chance.happens(0.5) ? LATE : 0);
  const stage = await setStage(lane.owner, seed, chance, new Date(start));
  const before = await lastInvoiceNumber(lane.owner);
  const world = new SimulatedWorld(seed, chance, lane.client, start);
  await keptBefore(lane.owner, world.cards.vault, stage.people, chance);
  const approvals: Approval[] = [{ at: 0, approved: stage.approved }];
  const wishes: Wishes = { cancelled: false, closed: false, forgotten: new Map() };
  const servers = chance.within(2, 3);
  for (let server = 0; server < servers; server += 1) world.startServer();
  bringPeople(world, stage, wishes);
  world.begin(() => moderate(world, stage.storeId, approvals));
  if (chance.happens(0.2))
    world.begin(async () => {
      await world.pause("time jumps", chance.within(MINUTE, 10 * MINUTE));
      world.schedule.jumped = true;
      world.schedule.now += chance.within(HOUR, 30 * HOUR);
    });
  const problems = world.problems;
  try {
    await world.settle();
    await comeToRest(world, stage, lane, wishes);
  } catch (error) {
    problems.push(`SIM-L1 ${error instanceof Error ? error.message : String(error)}`);
  }
  const after = await readAftermath(lane.owner, stage);
  const last = await lastInvoiceNumber(lane.owner);
  problems.push(
    ...judgeMoney(world, after),
    ...judgeNumbers(after, before, last),
    ...judgeRuns(after, approvals, stage),
    ...judgeMappings(after, stage),
    ...judgeCards(
      world,
      after,
      stage.people.map(({ user }) => user.email),
    ),
    ...judgeFailures(world, after, wishes),
    ...judgeEnd(after),
    ...judgeLeases(after),
  );
  const taken = takenBy(world);
  const { trace } = world.schedule;
  return {
    seed,
    problems,
    trace,
    digest: createHash("sha256").update(trace.join("\n")).digest("hex"),
    taken: taken.reduce((sum, { received }) => sum + received, 0),
    returned: taken.reduce(
      (sum, { refunds }) => sum + refunds.reduce((all, { amount }) => all + amount, 0),
      0,
    ),
  };
}
