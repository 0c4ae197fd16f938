import type { Command } from "./command.ts";
import { ingestSecretCommand } from "./ingest-commands.ts";
import { masterCommand } from "./master-command.ts";
import { outboxCommand, outboxRetryCommand } from "./outbox-commands.ts";
import { plansCommand } from "./plans-command.ts";
import { promocodeCommand } from "./promocode-command.ts";

/** What `npm run admin -- <command> …` can do. */
export const COMMANDS: Readonly<Record<string, Command>> = {
  master: masterCommand,
  promocode: promocodeCommand,
  plans: plansCommand,
  outbox: outboxCommand,
  "outbox-retry": outboxRetryCommand,
  "ingest-secret": ingestSecretCommand,
};
