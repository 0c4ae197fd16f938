import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that start servers as processes of their own, or send thousands of requests: each takes many seconds. */
const LONG =
  /\/verification\/src\/|\/(?:another-port|killed-server|operate|production|server)\.test\.ts$/;

/** Starts the long files first: none of them is left over when all others are done and the other workers are idle. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
