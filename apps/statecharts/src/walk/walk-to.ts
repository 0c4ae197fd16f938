import { choicesAt, stepAt, addStep, type Walk } from "./walk.ts";

/** How many situations are tried at the most. */
const MOST = 500;

/** The shortest walk from the start to a state, or null if none of a few hundred situations is in it. */
export function walkTo(walk: Walk, state: string): Walk | null {
  const tried = new Set<string>();
  const waiting: Walk[] = [{ ...walk, steps: [], at: 0 }];
  for (const one of waiting) {
    const { snapshot } = stepAt(one);
    if (snapshot._nodes.some(({ id }) => id === state)) return one;
    if (tried.size >= MOST) return null;
    for (const choice of choicesAt(one)) {
      if (choice.step.taken.length === 0) continue;
      const key = JSON.stringify([choice.step.snapshot.value, choice.step.started]);
      if (tried.has(key)) continue;
      tried.add(key);
      waiting.push(addStep(one, choice));
    }
  }
  return null;
}
