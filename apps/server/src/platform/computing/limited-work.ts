/** There is so much to do already that nothing more is taken on. */
export const FULL = Symbol("full");

export type LimitedWork = <T>(work: () => Promise<T>) => Promise<T | typeof FULL>;

/** Does so much at once, lets so much wait in order, and turns away the rest (IMAGE-L2): a flood never costs all memory. */
export function limitedWork({
  atOnce,
  waiting,
}: {
  readonly atOnce: number;
  readonly waiting: number;
}): LimitedWork {
  const queue: (() => void)[] = [];
  let running = 0;
  const startNext = () => {
    const next = queue.shift();
    // The work that has waited longest takes over, so the count stays the same.
    if (next) next();
    else running -= 1;
  };
  return async (work) => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return FULL;
      await new Promise<void>((start) => queue.push(start));
    } else running += 1;
    try {
      return await work();
    } finally {
      startNext();
    }
  };
}

/** Rendering images, in all of this process: one takes up to 160 MB while it is decoded. */
export const imageWork = limitedWork({ atOnce: 2, waiting: 64 });

/** Rendering what comes from persons without an account, so that no user waits for it (IMAGE-L3). */
export const anonymousImageWork = limitedWork({ atOnce: 1, waiting: 16 });
