/** The provider's word for the reason of a dispute, such as `MERCHANDISE_OR_SERVICE_NOT_RECEIVED`, as text that begins a sentence (DISPUTE-S9). */
export function disputeReason(reason: string): string {
  const words = reason.replaceAll("_", " ").toLowerCase();
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
