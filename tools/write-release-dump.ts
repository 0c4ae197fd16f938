import { RELEASE } from "@marquee/server/platform/config/release";
import { embeddedCluster } from "@marquee/server/platform/database/embedded-cluster";
import { RARE_ROWS } from "@marquee/verification/releases/rare-rows";
import { dumpDatabase, writeDump } from "@marquee/verification/releases/release-dump";
// Writes the dump of a release that is stored for the tests of later ones: the demonstration market with every kind of row.
// `npm run release-dump -- DATA_DIR`, where DATA_DIR is a folder that `npm start` has filled and that no server works on.
import { join } from "node:path";
import pg from "pg";

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) {
  console.error("Name the data folder: npm run release-dump -- DATA_DIR");
  process.exit(2);
}
const cluster = await embeddedCluster(dataDir);
const client = new pg.Client({ connectionString: cluster.ownerUrl() });
await client.connect();
try {
  for (const statement of RARE_ROWS) await client.query(statement);
  const file = join(import.meta.dirname, `../verification/releases/${RELEASE}.json.gz`);
  writeDump(file, await dumpDatabase(client, RELEASE));
  console.log(`wrote ${file}`);
} finally {
  await client.end();
  await cluster.release();
}
