import { findOwnSecret } from "../platform/ingest/own-secret.ts";
import { withoutWords, type Command } from "./command.ts";
import { reportDone, refuse } from "./done.ts";

/** Shows the secret that an embedded server made to check deliveries with (INGEST-S6). */
export const ingestSecretCommand: Command = {
  forms: [""],
  about: "Shows the secret that deliveries to an embedded server are signed with.",
  example: "",
  run: withoutWords(async (pool) => {
    const secret = await findOwnSecret(pool);
    return secret
      ? reportDone(secret)
      : refuse("This database keeps no secret. In production it is the one in INGEST_SECRET.");
  }),
};
