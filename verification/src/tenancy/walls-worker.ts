// Takes the first wall away, one place after the other, and has people ask again for what they were refused or shown
// there: tells whether anybody is answered otherwise, a line of JSON each.
import type { FuzzRequest } from "../fuzz/fuzz-request.ts";
import type * as StrangersModule from "./strangers.ts";
import type { Strangers } from "./strangers.ts";
import { FirstWall } from "./take-away.ts";

/** What came of taking the first wall away at one place. */
export interface WallNote {
  readonly place: string;
  readonly policies: "held" | "away";
  readonly asked: number;
  /** Requests that were answered otherwise than before. */
  readonly otherwise: readonly string[];
}

/** So many requests are asked again at each place. */
const MOST = 200;

interface Asked {
  readonly request: FuzzRequest;
  readonly answer: string;
}

/** Writes that succeed leave another world behind; everything else can be asked again. */
const canRepeat = ({ target, method }: FuzzRequest, answer: string): boolean =>
  (target.route.safe === true && method === target.route.method) || !answer.startsWith("2");

/** What people are answered while the wall stands, by the places where it stood for them. */
async function askedAt(wall: FirstWall, { requests, ask }: Strangers) {
  const repeated: FuzzRequest[] = [];
  // Whoever may write has written before anything is compared.
  for (const request of requests)
    if (canRepeat(request, await ask(request))) repeated.push(request);
  const met = new Map<string, Asked[]>();
  for (const request of repeated) {
    wall.stoodAt.clear();
    const answer = await ask(request);
    for (const place of wall.stoodAt)
      met.set(place, [...(met.get(place) ?? []), { request, answer }]);
  }
  return met;
}

/** Some of many, from all over them. */
const spread = (asked: readonly Asked[]): readonly Asked[] => {
  const every = Math.ceil(asked.length / MOST);
  return asked.filter((_one, index) => index % every === 0);
};

async function tear(wall: FirstWall, policies: WallNote["policies"]): Promise<void> {
  const { strangers } = (await import("./strangers.ts")) as typeof StrangersModule;
  const world = await strangers(policies);
  for (const [place, met] of await askedAt(wall, world)) {
    const asked = spread(met);
    wall.away = place;
    const otherwise: string[] = [];
    for (const { request, answer } of asked)
      if ((await world.ask(request)) !== answer)
        otherwise.push(`${request.caller.name}: ${request.method} ${request.url}`);
    const note: WallNote = { place, policies, asked: asked.length, otherwise };
    process.stdout.write(`${JSON.stringify(note)}\n`);
    wall.away = null;
  }
  await world.close();
}

if (import.meta.main) {
  const wall = new FirstWall();
  await tear(wall, "held");
  await tear(wall, "away");
}
