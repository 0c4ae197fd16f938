import { embeddedCluster } from "@marquee/server/platform/database/embedded-cluster";
import { placeMarket } from "../market/make-market.ts";
import { dataFolder, removeLeftBehind } from "./data-folder.ts";
import { makeTemplates } from "./templates.ts";

/** One PostgreSQL for the whole run, without the waits that durability costs. */
export async function setup(): Promise<() => Promise<void>> {
  removeLeftBehind();
  const folder = dataFolder("run");
  const cluster = await embeddedCluster(folder.path, { durable: false });
  const ownerUrl = cluster.ownerUrl();
  const { appPassword } = cluster;
  const removeMarket = placeMarket();
  const { role, tokens } = await makeTemplates({ ownerUrl, appPassword });
  process.env["TEST_DATABASE_ADMIN_URL"] = ownerUrl;
  process.env["TEST_DATABASE_ROLE"] = JSON.stringify(role);
  process.env["TEST_TOKENS"] = JSON.stringify(tokens);
  return async () => {
    await cluster.release();
    folder.remove();
    removeMarket();
  };
}
