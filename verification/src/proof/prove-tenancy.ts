import type { Proof, ProofOptions } from "./proof.ts";
import { runTests } from "./run-tests.ts";

/** The tenant filter removed at every place that calls it, of which `npm test` tries a sample (TEN-11). */
export const prove = async ({ say }: ProofOptions): Promise<Proof> =>
  runTests(["--project=server", "verification/src/tenancy"], {
    say,
    repeat: "npm run prove tenancy",
  });
