import type { Config } from "../platform/config/config.ts";
import { BackupRefused } from "./backup/backup-file.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { writeBackup } from "./backup/write-backup.ts";
import type { MaintenanceCommand } from "./command.ts";
import { reportDone, refuse, type Finding } from "./done.ts";

const count = (number: number, one: string): string =>
  `${number.toLocaleString("en")} ${number === 1 ? one : `${one}s`}`;

/** Works on the one file that was named. */
const onFile =
  (work: (config: Config, file: string) => Promise<string>) =>
  async (config: Config, [file, ...rest]: readonly string[]): Promise<Finding> => {
    if (!file || rest.length > 0) return refuse("Name one thing: the file of the backup.");
    try {
      return reportDone(await work(config, file));
    } catch (error) {
      if (error instanceof BackupRefused) return refuse(error.message);
      throw error;
    }
  };

/** Stores all rows and images in a file (OPERATE-7). */
export const backupCommand: MaintenanceCommand = {
  forms: ["<file>"],
  about: "Stores all rows and images in a file, while servers go on.",
  notes: ["The file holds what users typed, and secrets: only its owner may read it."],
  example: "marquee.tar.gz",
  maintain: onFile(async (config, file) => {
    const { rows, images, missing } = await writeBackup(config, file);
    const lacking =
      missing.length === 0
        ? ""
        : `\n${count(missing.length, "image")} that rows show are not in the store: \`images check\` lists them.`;
    return `${file} holds ${count(rows, "row")} and ${count(images, "image")}.${lacking}`;
  }),
};

/** Restores them into an empty database (OPERATE-8). */
export const restoreCommand: MaintenanceCommand = {
  forms: ["<file>"],
  about: "Restores a backup into an empty database and the store of images that the settings name.",
  notes: [
    "A database that holds something is left as it is.",
    "From the embedded mode to a PostgreSQL of your own: set DATABASE_URL.",
  ],
  example: "marquee.tar.gz",
  beginsAnew: true,
  maintain: onFile(async (config, file) => {
    const { takenOn, rows, images } = await restoreBackup(config, file);
    return `Restored ${count(rows, "row")} and ${count(images, "image")} as they were at ${takenOn}.`;
  }),
};
