#!/usr/bin/env node
import { plainLine } from "@marquee/domain/mail/mail-text";
import { readStandardInput } from "./read-standard-input.ts";
import { run } from "./run.ts";

/** One line, also if the message quotes input of several. */
const complain = (message: string) => console.error(`marquee: ${plainLine(message)}`);

// A reader that closes early, such as `head`, is no failure of ours.
process.stdout.on("error", () => process.exit());

try {
  const outcome = await run(process.argv.slice(2), readStandardInput);
  if ("message" in outcome) complain(outcome.message);
  else console.log("text" in outcome ? outcome.text : JSON.stringify(outcome.document, null, 2));
  process.exitCode = outcome.code;
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 2;
}
