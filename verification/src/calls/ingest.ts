import { elsewhere, type KnownCalls } from "./known-call.ts";

const SIGNED = elsewhere("signed by the sender (REL-F3)");

export const ingestCalls: KnownCalls<"ingest"> = {
  beacons: SIGNED,
  bills: SIGNED,
  catalogs: SIGNED,
  orders: SIGNED,
};
