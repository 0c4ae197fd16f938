import { createHash } from "node:crypto";

/**
 * The id of the account that is made for a user. It names the user's row, by when that was made, so that an account of a
 * stranger, or of a user who was freed since, is none of it (USER-I4). The server alone chooses it.
 */
export const accountId = (email: string, createdOn: string | null): string =>
  createHash("sha256")
    .update(JSON.stringify(["account", email, createdOn]))
    .digest("hex")
    .slice(0, 32);
