import { once } from "node:events";
import { readConfig } from "./platform/config/config.ts";
import { errorReport } from "./platform/log/error-text.ts";
import { startServer } from "./server.ts";
import { startExitCode, startFailure } from "./start-failure.ts";
import { stopSignal } from "./stop-signal.ts";

/** Milliseconds after which a stop that something holds up is broken off; a supervisor would kill us soon after. */
const STOPPED_WITHIN = 9_000;

const print = (text: string) => process.stdout.write(`${text}\n`);

// Left to itself the process would print the error with all it holds.
process.on("uncaughtException", (error) => {
  process.stderr.write(`Marquee ends, an error was not handled: ${errorReport(error)}\n`);
  process.exit(1);
});
const stop = stopSignal();
try {
  const config = readConfig(process.env);
  const server = await startServer(config, stop);
  print(`Marquee is at ${server.origin}/ADMIN-UI/`);
  if (config.statecharts) print(`Its statecharts are at ${server.origin}/STATECHARTS/`);
  for (const line of server.lines) print(line);
  if (server.notice) print(server.notice);
  if (!stop.aborted) await once(stop, "abort");
  setTimeout(() => {
    process.stderr.write("Marquee ends before everything that it worked on.\n");
    process.exit(1);
  }, config.drainWithin + STOPPED_WITHIN).unref();
  await server.close();
} catch (error) {
  if (error !== stop.reason) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exit(startExitCode(error));
  }
}
process.exit(0);
