import { createHash } from "node:crypto";

/**
 * The id of the account that is created for a user. It depends on when the user's row was created, so that an account of a
 * stranger, or of a user whose e-mail was freed since, has another id (USER-I4). Only the server chooses it.
 */
export const accountId = (email: string, createdOn: string | null): string =>
  createHash("sha256")
    .update(JSON.stringify(["account", email, createdOn]))
    .digest("hex")
    .slice(0, 32);
