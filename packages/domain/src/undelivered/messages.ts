/** What staff are told when they send again what was not delivered. */
export const undeliveredMessages = {
  sentAgain: (jobs: number): string =>
    jobs === 0
      ? "This has been sent again already."
      : jobs === 1
        ? "1 job is tried again now."
        : `${jobs} jobs are tried again now.`,
  sendFailed: "It could not be sent again. Please try again.",
  addressMissing: "Please enter email address.",
  addressInvalid: "Please enter valid email address.",
  ownAddressOnly:
    "What this says is for its recipient alone, so it can only be sent again to the same address.",
  sentMeanwhile: (to: string): string => `This has been sent again meanwhile, to ${to}.`,
} as const;
