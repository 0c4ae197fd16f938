import type { Branch } from "./companies.ts";
import type { DemoImage } from "./images.ts";

/** Campaigns the demonstration has run: which offers they carry, and so which are live and which have ended. */
export type DemonstrationRun =
  | "winterFarewell"
  | "springDoors"
  | "quietEvenings"
  | "firstSnow"
  | "tableTogether"
  | "brooklynMornings";

/** An offer of the demonstration. Without sub-heading it is a collection; without a run it is pending. */
export interface DemonstrationOffer {
  readonly heading: string;
  readonly subHeading?: string;
  readonly about?: string;
  readonly image: DemoImage;
  readonly category: string;
  readonly branch: Branch;
  readonly run?: DemonstrationRun;
  /** Whether the branch shows it first. */
  readonly primary?: true;
}

/** What each branch shows first. */
const FIRST: ReadonlySet<string> = new Set([
  "Spring linen, 25% off",
  "Linen week on Queen West",
  "Soap and salt",
  "Breakfast for six",
  "Pour-over mornings",
  "Hand-loomed scarves",
]);

type Line = readonly [
  heading: string,
  subHeading: string | null,
  about: string | null,
  category: string,
];

/** The offers of one branch and run, a line each. */
export const lines = (
  branch: Branch,
  run: DemonstrationRun | undefined,
  entries: readonly (readonly [DemoImage, ...Line])[],
): DemonstrationOffer[] =>
  entries.map(([image, heading, subHeading, about, category]) => ({
    image,
    heading,
    category,
    branch,
    ...(subHeading === null ? {} : { subHeading }),
    ...(about === null ? {} : { about }),
    ...(run === undefined ? {} : { run }),
    ...(FIRST.has(heading) ? { primary: true } : {}),
  }));
