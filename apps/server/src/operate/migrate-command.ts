import { countWords } from "@marquee/domain/wire/count-words";
import type { Config } from "../platform/config/config.ts";
import { RELEASE } from "../platform/config/release.ts";
import { applyPending, checkMigrations } from "../platform/database/open-database.ts";
import type { MaintenanceCommand } from "./command.ts";
import { reportDone, reportFound, refuse, type Finding } from "./done.ts";

const UP_TO_DATE = `The database is up to date with release ${RELEASE}.`;

async function maintain(config: Config, words: readonly string[]): Promise<Finding> {
  const [word, ...rest] = words;
  if ((word !== undefined && word !== "--check") || rest.length > 0)
    return refuse(`${words.join(" ")}: nothing but --check belongs here.`);
  if (word === undefined) {
    await applyPending(config);
    return reportDone(UP_TO_DATE);
  }
  const count = await checkMigrations(config);
  if (count === 0) return reportDone(UP_TO_DATE);
  return reportFound(
    `${countWords(count, "migration")} of release ${RELEASE} ${count === 1 ? "is" : "are"} to be applied.`,
  );
}

/** Brings the tables up to date apart from a start, or says whether that is to be done (DB-34). */
export const migrateCommand: MaintenanceCommand = {
  forms: ["", "--check"],
  about: "Brings the tables of the database up to the release that is installed here.",
  notes: [
    "Servers go on meanwhile. With --check nothing is changed; it ends with 1 if there is something to do.",
  ],
  example: "--check",
  maintain,
};
