/** What the comparison with the providers says to staff. */
export const reconciliationMessages = {
  noteMissing: "Please enter a note",
  closed: "The difference has been closed.",
  closeFailed: "The difference could not be closed. Please try again.",
  closedAlready: "This difference is closed already.",
  requested: "The comparison has been requested.",
  requestFailed: "The comparison could not be requested. Please try again.",
} as const;
