/** Puts a script of our own origin on the page, which replaces a payment provider's. Calling again retries. */
export function runProviderScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      // removed, so that the next attempt loads it again
      script.remove();
      reject(new Error(`${address} did not load.`));
    });
    document.head.append(script);
  });
}
