import { PROCESSES } from "@marquee/verification/drawn-files";
import { createHash } from "node:crypto";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that start servers as processes of their own, or send thousands of requests: each takes many seconds. */
const isLong = (file: string): boolean =>
  file.includes("/verification/src/") || PROCESSES.files.some((long) => file.endsWith(`/${long}`));

/** A worker that goes on to another project loads all that this one needs: each project is gone through once. */
const PROJECTS = ["server", "screens", "modules", "rules"];

/**
 * Starts the long files first: none of them is left over when all others are done and the other workers are idle. With
 * `--sequence.shuffle` the files of each kind are in an order that the seed draws.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence;
    const drawOrder = ({ moduleId }: TestSpecification) =>
      createHash("sha256").update(`${seed} ${moduleId}`).digest("hex");
    const sorted = shuffle
      ? files.toSorted((one, other) => drawOrder(one).localeCompare(drawOrder(other)))
      : await super.sort(files);
    const rank = ({ moduleId, project }: TestSpecification) =>
      2 * PROJECTS.indexOf(project.name) + (isLong(moduleId) ? 0 : 1);
    return sorted.toSorted((one, other) => rank(one) - rank(other));
  }
}
