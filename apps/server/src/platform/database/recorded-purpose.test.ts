import { bareDatabase } from "@marquee/verification/harness/test-database";
import { describe, expect, it } from "vitest";
import { migrate } from "./migrate.ts";

const MODES = ["production", "rehearsal", "embedded"] as const;

describe("what a database is for", () => {
  it.for(["production", "rehearsal"] as const)(
    "[CONFIG-R5] is %s once a server of that mode has worked on it, and no other mode may serve it then",
    async (purpose) => {
      const database = await bareDatabase();
      // an operator's command and the embedded mode say nothing of what it is for
      await migrate(database.ownerUrl, null);
      await migrate(database.ownerUrl, null, { serves: "embedded" });
      await migrate(database.ownerUrl, null, { serves: purpose });
      await migrate(database.ownerUrl, null, { serves: purpose });
      for (const serves of MODES.filter((mode) => mode !== purpose))
        await expect(migrate(database.ownerUrl, null, { serves })).rejects.toThrow(
          `is a ${purpose}'s`,
        );
      await migrate(database.ownerUrl, null);
      await database.drop();
    },
  );
});
