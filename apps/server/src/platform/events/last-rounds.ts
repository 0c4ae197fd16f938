/** When each sweeper of this process last ended a round, in seconds; the metrics read it. */
export interface LastRounds {
  /** What a sweeper of this name calls after each round. */
  readonly of: (sweeper: string) => () => void;
  readonly read: () => ReadonlyMap<string, number>;
}

/** Begins without any round: `read` lacks a sweeper until it has ended its first one. */
export function lastRounds(): LastRounds {
  const ended = new Map<string, number>();
  return {
    of: (sweeper) => () => void ended.set(sweeper, Date.now() / 1000),
    read: () => ended,
  };
}
