/** Milliseconds in which signals mean one stop: the terminal, npm and a watcher each pass on the same Ctrl-C. */
const ONE_STOP = 500;

/** Aborts with the first signal to stop, also while the process still starts. A second signal ends it at once. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  let asked = 0;
  const onSignal = () => {
    if (stop.signal.aborted && performance.now() > asked + ONE_STOP) process.exit(1);
    if (!stop.signal.aborted) asked = performance.now();
    stop.abort();
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  return stop.signal;
}
