import { ConfigError, type Config } from "../platform/config/config.ts";
import { StoreAway, type ImageStore } from "../platform/images/image-store.ts";
import { openImageStore } from "../platform/images/open-image-store.ts";
import { knownImages } from "./backup/known-images.ts";
import type { MaintenanceCommand } from "./command.ts";
import { reportDone, reportFound, refuse, type Finding } from "./done.ts";
import { withOwner } from "./owner-connection.ts";

/** How many images are read at a time. */
const AT_ONCE = 8;
/** How many of the missing ones are listed. */
const LISTED = 100;

const getImage = async (store: ImageStore, name: string): Promise<Buffer | null> => {
  const image = await store.get(name);
  if (image instanceof StoreAway)
    throw new ConfigError([`The store of images is away: ${image.reason}.`]);
  return image;
};

/** Does the same with every image, some at a time, and returns the results in their order. */
async function forEachImage<T>(
  names: readonly string[],
  work: (name: string) => Promise<T>,
): Promise<readonly T[]> {
  const results: T[] = [];
  for (let first = 0; first < names.length; first += AT_ONCE)
    results.push(...(await Promise.all(names.slice(first, first + AT_ONCE).map(work))));
  return results;
}

const listMissing = (missing: readonly string[]): string =>
  [
    ...missing.slice(0, LISTED).map((name) => `  ${name}`),
    ...(missing.length > LISTED ? [`  and ${missing.length - LISTED} more`] : []),
  ].join("\n");

async function check(config: Config, names: readonly string[]): Promise<Finding> {
  const store = openImageStore(config);
  const there = await forEachImage(names, async (name) => (await getImage(store, name)) !== null);
  const missing = names.filter((_name, index) => !there[index]);
  if (missing.length === 0) return reportDone(`All ${names.length} images are in the store.`);
  return reportFound(
    `${missing.length} of ${names.length} images are not in the store:\n${listMissing(missing)}`,
  );
}

type Move = "moved" | "there" | "missing";

async function move(config: Config, names: readonly string[]): Promise<Finding> {
  if (config.s3 === null)
    return refuse("S3_ENDPOINT and the other S3 settings name the store that images move to.");
  const folder = openImageStore({ ...config, s3: null });
  const store = openImageStore(config);
  const moves = await forEachImage(names, async (name): Promise<Move> => {
    if ((await getImage(store, name)) !== null) return "there";
    const image = await getImage(folder, name);
    if (image === null) return "missing";
    const away = await store.put(name, image);
    if (away instanceof StoreAway)
      throw new ConfigError([`The store of images is away: ${away.reason}.`]);
    return "moved";
  });
  const count = (wanted: Move) => moves.filter((each) => each === wanted).length;
  const missing = names.filter((_name, index) => moves[index] === "missing");
  const text = `${count("moved")} images moved, ${count("there")} were there already. The folder is left as it is.`;
  if (missing.length === 0) return reportDone(text);
  return reportFound(`${text}\n${missing.length} images are in neither:\n${listMissing(missing)}`);
}

/** Compares the images that rows show with those in the store, or brings them from the folder to an S3 store (OPERATE-9). */
export const imagesCommand: MaintenanceCommand = {
  forms: ["check", "move"],
  about:
    "Checks that the store has every image that rows show, or moves those of the folder to S3.",
  notes: [
    "check ends with 1 if an image is missing. move copies from DATA_DIR to the store of the S3 settings, and may be",
    "repeated: run it before and after the servers are switched over. Smaller sizes are made again on demand.",
  ],
  example: "check",
  maintain: async (config, [word, ...rest]) => {
    const work = { check, move }[word ?? ""];
    if (!work || rest.length > 0) return refuse("Say check or move.");
    return withOwner(config, async (client) => work(config, await knownImages(client)));
  },
};
