import { capitalise } from "../wire/capitalise.ts";

/** The provider's word for the reason of a dispute, such as `MERCHANDISE_OR_SERVICE_NOT_RECEIVED`, as text that begins a sentence (DISPUTE-S9). */
export const disputeReason = (reason: string): string =>
  capitalise(reason.replaceAll("_", " ").toLowerCase());
