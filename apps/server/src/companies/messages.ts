/** What the server alone can find wrong with a company: it knows what else is stored. */
export const companyRefusals = {
  idTaken: "There is another company with this id already.",
  stale: "Somebody else has changed this company meanwhile.",
} as const;
