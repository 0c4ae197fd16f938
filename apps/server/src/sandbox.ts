import { once } from "node:events";
import { serveSandbox } from "./modes/serve-sandbox.ts";
import { startExitCode, startFailure } from "./start-failure.ts";
import { stopSignal } from "./stop-signal.ts";

// `npm run sandbox`: the stand-ins of a rehearsal (docs/how-to/rehearse.md).
const stop = stopSignal();
try {
  const sandbox = await serveSandbox(process.env);
  process.stdout.write(
    `The stand-ins are at ${sandbox.origin}; mails are at ${sandbox.origin}/__sandbox/outbox\n`,
  );
  if (!stop.aborted) await once(stop, "abort");
  await sandbox.close();
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(startExitCode(error));
}
process.exit(0);
