import { ConfigError, readConfig } from "./platform/config/config.ts";
import { startServer } from "./server.ts";

const say = (text: string) => process.stdout.write(`${text}\n`);
const complain = (text: string) => process.stderr.write(`${text}\n`);

/** Stops once, gracefully; a second signal means now. */
function stopOnSignal(close: () => Promise<void>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        complain(String(error));
        process.exit(1);
      },
    );
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
}

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  stopOnSignal(server.close);
  say(`Marquee is at ${server.origin}/ADMIN-UI/`);
  for (const line of server.lines) say(line);
  if (server.notice) say(server.notice);
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  complain(`Marquee does not start:\n${error.reasons.map((reason) => `  - ${reason}`).join("\n")}`);
  process.exit(1);
}
