#!/usr/bin/env node
import { readStandardInput } from "./read-standard-input.ts";
import { run } from "./run.ts";

// A reader that closes early, such as `head`, is no failure of ours.
process.stdout.on("error", () => process.exit());

try {
  const outcome = await run(process.argv.slice(2), readStandardInput);
  if ("message" in outcome) console.error(`marquee: ${outcome.message}`);
  else console.log("text" in outcome ? outcome.text : JSON.stringify(outcome.document, null, 2));
  process.exitCode = outcome.code;
} catch (error) {
  console.error(`marquee: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 2;
}
