import pg from "pg";
import { embeddedCluster } from "@marquee/server/platform/database/embedded-cluster";
import { migrate } from "@marquee/server/platform/database/migrate";
import { addSandboxSchema } from "@marquee/server/platform/database/sandbox-schema";
import { migrateSandbox } from "@marquee/sandbox/database/migrate-sandbox";
import { connect } from "@marquee/server/platform/database/connect";
import { dataFolder, removeLeftBehind } from "./data-folder.ts";

/** The migrated database that every test's own is copied from. */
export const TEMPLATE = "marquee_template";

/** One PostgreSQL for the whole run, without the waits that durability costs. */
export async function setup(): Promise<() => Promise<void>> {
  removeLeftBehind();
  const folder = dataFolder("run");
  const cluster = await embeddedCluster(folder.path, { durable: false });
  const admin = new pg.Client({ connectionString: cluster.ownerUrl() });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const template = new URL(cluster.ownerUrl());
  template.pathname = TEMPLATE;
  await migrate(template.href, cluster.appPassword);
  await addSandboxSchema(template.href);
  const pool = connect(() => template.href, cluster.appPassword, {
    size: 1,
    statementWithin: 60_000,
  });
  await migrateSandbox(pool);
  await pool.end();
  process.env["TEST_DATABASE_ADMIN_URL"] = cluster.ownerUrl();
  process.env["TEST_DATABASE_APP_PASSWORD"] = cluster.appPassword;
  return async () => {
    await cluster.release();
    folder.remove();
  };
}
