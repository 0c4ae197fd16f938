import { createHash } from "node:crypto";
import {
  KillRun,
  runReport,
  startTwoServers,
  type KillOptions,
  type KillReport,
} from "./kill-run.ts";
import { toOfferDraft, sendOffer, signInMerchant, type Merchant } from "./merchant.ts";
import { asOwner } from "./owner.ts";

const LONGEST_RESPONSE = 20_000;

type OfferOptions = Omit<KillOptions, "jobs" | "run"> & {
  /** How many offers are written. */
  readonly writes: number;
};

const seededId = (seed: number, number: number): string =>
  createHash("md5").update(`kill ${seed} ${number}`).digest("hex");

/** Every acknowledged offer is there, once, and no other (REL-K1). */
async function checkOffers(
  { seed, writes, dataDir }: OfferOptions,
  merchant: Merchant,
): Promise<readonly string[]> {
  const { rows } = await asOwner(dataDir, (client) =>
    client.query<{ id: string; heading: string }>(
      "select id, heading from offer where sub_heading = $1",
      [toOfferDraft(merchant, "", "").subHeading],
    ),
  );
  const found = new Map(rows.map(({ id, heading }) => [id, heading]));
  const findings =
    rows.length === writes ? [] : [`REL-K1 there are ${rows.length} offers of ${writes} writes`];
  for (let number = 0; number < writes; number += 1)
    if (found.get(seededId(seed, number)) !== `Offer ${number}`)
      findings.push(`REL-K1 write ${number} was acknowledged and is not there`);
  return findings;
}

/**
 * Writes offers over HTTP to two servers on one folder while servers, the database and single processes of it are
 * killed (REL-K1 to REL-K5). `answered` of its report counts the writes that were acknowledged.
 */
export async function killWhileWriting(options: OfferOptions): Promise<KillReport> {
  const { dataDir, seed, writes } = options;
  const servers = await startTwoServers(dataDir);
  const merchant = await signInMerchant(servers[0].origin);
  const run = new KillRun(
    {
      ...options,
      jobs: writes,
      run: async (number, send) => {
        const offer = toOfferDraft(merchant, seededId(seed, number), `Offer ${number}`);
        await send(`write ${number}`, (origin) =>
          sendOffer(origin, merchant, offer, LONGEST_RESPONSE),
        );
      },
    },
    servers,
  );
  try {
    await run.work();
    run.findings.push(...(await checkOffers(options, merchant)));
  } finally {
    await run.stop();
  }
  return runReport(run);
}
