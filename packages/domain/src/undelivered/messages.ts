/** What staff are told when they send again what was not delivered. */
export const undeliveredMessages = {
  sentAgain: (jobs: number): string =>
    jobs === 0
      ? "This has been sent again already."
      : jobs === 1
        ? "1 job is tried again now."
        : `${jobs} jobs are tried again now.`,
  sendFailed: "It could not be sent again. Please try again.",
} as const;
