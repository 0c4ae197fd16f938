import { backupCommand, restoreCommand } from "./backup-commands.ts";
import type { MaintenanceCommand } from "./command.ts";
import { imagesCommand } from "./images-command.ts";
import { migrateCommand } from "./migrate-command.ts";
import { reconcileCommand } from "./reconcile-command.ts";

/** What `npm run admin -- <command> …` can do beside `COMMANDS`. */
export const MAINTENANCE: Readonly<Record<string, MaintenanceCommand>> = {
  migrate: migrateCommand,
  backup: backupCommand,
  restore: restoreCommand,
  images: imagesCommand,
  reconcile: reconcileCommand,
};
