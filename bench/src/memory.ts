import autocannon from "autocannon";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fillOffers, merchantBranch } from "./offers.ts";
import { startProduct, type Product } from "./product.ts";
import { atMost, yardstick, type Figure } from "./report.ts";

const FEW = 20_000;
const MANY = 200_000;
const IDLE = 3000;
/** Milliseconds after which what a start needed alone is done. */
const REST = 20_000;

/** MB of memory the server holds once it has been idle and has given back what nothing needs. */
async function resident(pid: number): Promise<number> {
  for (let time = 0; time < 3; time++) {
    process.kill(pid, "SIGUSR2");
    await pause(IDLE / 3);
  }
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Number(stdout) / 1024;
}

/** A user's requests in turn: who am I, a page of offers, one offer, one that does not exist, another company's branches. */
async function send(product: Product, token: string, paths: readonly string[], amount: number) {
  const result = await autocannon({
    url: product.origin,
    connections: 16,
    amount,
    headers: { authorization: `Bearer ${token}` },
    requests: paths.map((path) => ({ method: "GET", path })),
  });
  if (result["5xx"] > 0 || result.errors > 0)
    throw new Error(`${result["5xx"]} answers were 5xx, ${result.errors} requests failed`);
}

/** Memory after 20,000 and after 200,000 requests, each after a pause: what grows with requests is a leak. */
export async function benchMemory(): Promise<readonly Figure[]> {
  const preload = join(import.meta.dirname, "collect-garbage.ts");
  const product = await startProduct(["--expose-gc", "--import", preload]);
  try {
    const token = await product.tokenOf("merchant@marquee.test");
    const branch = await merchantBranch(product);
    await fillOffers(product, branch, 1000);
    const { rows } = await product.owner.query<{ id: string }>(
      "select id from offer where company_id = $1 limit 1",
      [branch.companyId],
    );
    const email = encodeURIComponent(btoa("merchant@marquee.test"));
    const paths = [
      "/api/session",
      `/api/getCompanyOffer/${branch.companyId}/active?page=1&size=10`,
      `/api/getOffersById/${email}/${rows[0]?.id ?? ""}`,
      `/api/getOffersById/${email}/unknown`,
      "/api/stores/getStoreByCompany/another",
    ];
    await pause(REST);
    const rest = await resident(product.pid);
    await send(product, token, paths, FEW);
    const few = await resident(product.pid);
    await send(product, token, paths, MANY - FEW);
    const many = await resident(product.pid);
    return [
      atMost("memory at rest", rest, "MB", 300),
      yardstick(`memory after ${FEW} requests`, few, "MB"),
      yardstick(`memory after ${MANY} requests`, many, "MB"),
      atMost("memory, growth between them", (many / few - 1) * 100, "%", 10),
    ];
  } finally {
    await product.stop();
  }
}
