import { DRAWN_FILES, PROVED_FILES } from "../sample.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { runTests } from "./run-tests.ts";

/** What `npm test` takes a sample of by `sampleOf`. */
const SAMPLED_FILES = ["sold-twice.test.ts"];

/** The files of tests that `npm test` leaves out whole or takes a sample of. */
export const prove = ({ say }: ProofOptions): Promise<Proof> =>
  Promise.resolve(
    runTests(["--project=server", PROVED_FILES, ...DRAWN_FILES, ...SAMPLED_FILES], {
      say,
      repeat: "npm run prove tests",
    }),
  );
