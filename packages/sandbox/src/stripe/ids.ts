import { randomBytes } from "node:crypto";

const random = (bytes: number): string => randomBytes(bytes).toString("hex");

/** Ids say where they come from: `pi_sbx_…`, so that no one mistakes them for the provider's. */
export const newId = (
  kind: "ch" | "cus" | "dp" | "evt" | "pi" | "pm" | "po" | "re" | "req" | "txn",
): string => `${kind}_sbx_${random(12)}`;

/** A secret made of the intent's id and 16 random bytes; it opens this intent alone [SBX-P5]. */
export const newClientSecret = (intent: string): string => `${intent}_secret_${random(16)}`;
