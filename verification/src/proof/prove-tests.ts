import { DRAWN_TESTS } from "../drawn-files.ts";
import { PROVED_FILES } from "../sample.ts";
import type { Proof, ProofOptions } from "./proof.ts";
import { runTests } from "./run-tests.ts";

/** The files of tests that `npm test` leaves out, whole or but for what the commit draws. */
export const prove = ({ say }: ProofOptions): Promise<Proof> =>
  Promise.resolve(
    runTests(["--project=server", PROVED_FILES, ...DRAWN_TESTS.flatMap(({ files }) => files)], {
      say,
      repeat: "npm run prove tests",
    }),
  );
