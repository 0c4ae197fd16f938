import type { MaintenanceCommand } from "./command.ts";
import { migrateCommand } from "./migrate-command.ts";

/** What `npm run admin -- <command> …` can do beside `COMMANDS`. */
export const MAINTENANCE: Readonly<Record<string, MaintenanceCommand>> = {
  migrate: migrateCommand,
};
