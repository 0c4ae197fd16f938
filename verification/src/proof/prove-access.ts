import type { Proof, ProofOptions } from "./proof.ts";
import { runTests } from "./run-tests.ts";

/** Every call about everything by every user, of which `npm test` makes a sample (TEN-12). */
export const prove = async ({ say }: ProofOptions): Promise<Proof> =>
  runTests(["--project=server", "verification/src/access"], {
    say,
    repeat: "npm run prove access",
  });
