/** Where the server's time comes from; tests and demonstrations hand in another. */
export interface Clock {
  now(): Date;
}

export const machineClock: Clock = { now: () => new Date() };
