/** How a part of the server reports that something went wrong: what it is about, and a sentence. */
export interface Log {
  readonly warn: (about: object, text: string) => void;
  readonly error: (about: object, text: string) => void;
}

/** The log before the server's own one is there: it stores lines until `passOn`, so that no reason is lost. */
export function earlyLog(): Log & { readonly passOn: (log: Log) => void } {
  const stored: (readonly ["warn" | "error", object, string])[] = [];
  let to: Log | undefined;
  const write =
    (level: "warn" | "error") =>
    (about: object, text: string): void => {
      if (to) to[level](about, text);
      else stored.push([level, about, text]);
    };
  return {
    warn: write("warn"),
    error: write("error"),
    passOn: (log) => {
      to = log;
      for (const [level, about, text] of stored.splice(0)) log[level](about, text);
    },
  };
}
