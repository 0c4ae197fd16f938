import type { Stripe } from "@stripe/stripe-js";

/** Puts a script of our own origin on the page. It sets `window.Stripe`, as the provider's does. */
function runScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      // taken away, so that the next try asks for it again
      script.remove();
      reject(new Error("The card form's script did not load."));
    });
    document.head.append(script);
  });
}

/**
 * The card provider's object for a publishable key. `script` is the address of a stand-in on our own origin, or
 * null for the provider's own script. Rejects where neither can be loaded; calling again tries again.
 */
export async function loadCardProvider(
  publishableKey: string,
  script: string | null,
): Promise<Stripe> {
  // The plain entry of the package would put the provider's script on every page that imports it.
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  if (script !== null && !("Stripe" in window)) await runScript(script);
  const stripe = await loadStripe(publishableKey);
  if (stripe === null) throw new Error("The card provider is not available here.");
  return stripe;
}
