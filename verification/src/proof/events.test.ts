import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DataFolder } from "../harness/data-folder.ts";
import { copyMarket } from "../market/copy-market.ts";
import { toOfferDraft, sendOffer, signInMerchant, type Merchant } from "./merchant.ts";
import { asOwner } from "./owner.ts";
import { startServerProcess, type ServerProcess } from "./server-process.ts";

let folder: DataFolder;
let servers: readonly ServerProcess[];
let merchant: Merchant;
const stop = new AbortController();

beforeAll(async () => {
  folder = await copyMarket("events");
  servers = await Promise.all([1, 2].map(() => startServerProcess(folder.path)));
  merchant = await signInMerchant(servers[0]?.origin ?? "");
});
afterAll(() => {
  stop.abort();
  for (const server of servers) server.signal("SIGKILL");
  folder.remove();
});

/** What a stream has said so far, in order: `resync`, or the noun that changed. */
async function listenAt(server: ServerProcess | undefined): Promise<readonly string[]> {
  const response = await fetch(`${server?.origin}/api/events`, {
    headers: merchant.headers,
    signal: stop.signal,
  });
  const heard: string[] = [];
  const read = async () => {
    let text = "";
    for await (const chunk of response.body ?? []) {
      text += new TextDecoder().decode(chunk);
      const parts = text.split("\n\n");
      text = parts.pop() ?? "";
      for (const part of parts.filter((each) => each.startsWith("event:")))
        heard.push(/"noun":"(\w+)"/.exec(part)?.[1] ?? "resync");
    }
  };
  read().catch((error: unknown) => {
    if (!stop.signal.aborted) heard.push(String(error));
  });
  return heard;
}

let number = 0;
async function writeAt(server: ServerProcess | undefined): Promise<void> {
  number += 1;
  const draft = toOfferDraft(merchant, String(number).padStart(32, "0"), `Offer ${number}`);
  const results = await sendOffer(server?.origin ?? "", merchant, draft, 15_000);
  expect(results).toEqual({ tag: "responded", response: "made" });
}

describe("two server processes on one database", () => {
  it("[EVENT-1] tell a reader of one what was written on the other", async () => {
    const [first, second] = servers;
    const readers = [await listenAt(second), await listenAt(first)];
    for (const heard of readers) await expect.poll(() => heard).toEqual(["resync"]);
    await writeAt(first);
    // Both have heard it before the next test listens: no event of before is new to a listener.
    for (const heard of readers) await expect.poll(() => heard).toEqual(["resync", "offers"]);
  });

  it("[EVENT-3] tell every reader to resync when the database ended what they listened on, and hear again", async () => {
    const [first, second] = servers;
    const [here, there] = [await listenAt(first), await listenAt(second)];
    await asOwner(folder.path, (client) =>
      client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'",
      ),
    );
    for (const heard of [here, there]) await expect.poll(() => heard).toEqual(["resync", "resync"]);
    await writeAt(second);
    for (const heard of [here, there])
      await expect.poll(() => heard).toEqual(["resync", "resync", "offers"]);
  });
});
