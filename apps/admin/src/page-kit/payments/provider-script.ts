/**
 * Puts a script of our own origin on the page, which stands in for a payment provider's. Rejects where it does
 * not load; calling again tries again.
 */
export function runProviderScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      // taken away, so that the next try asks for it again
      script.remove();
      reject(new Error(`${address} did not load.`));
    });
    document.head.append(script);
  });
}
