import { PROVED_FILES } from "../sample.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { runTests } from "./run-tests.ts";

/** The files of tests that `npm test` leaves out whole. */
export const prove = ({ say }: ProofOptions): Promise<Proof> =>
  Promise.resolve(
    runTests(["--project=server", PROVED_FILES], { say, repeat: "npm run prove tests" }),
  );
