import type { Stripe } from "@stripe/stripe-js";
import { runProviderScript } from "../checkout/provider-script.ts";

/**
 * The card provider's object for a publishable key. `script` is the address of a stand-in on our own origin, or
 * null for the provider's own script. Rejects if neither can be loaded; calling again retries.
 */
export async function loadCardProvider(
  publishableKey: string,
  script: string | null,
): Promise<Stripe> {
  // The plain entry of the package would put the provider's script on every page that imports it.
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  if (script !== null && !("Stripe" in window)) await runProviderScript(script);
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error("The card provider is not available here.");
  return stripe;
}
