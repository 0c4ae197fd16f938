import { migrateSandbox } from "@marquee/sandbox/database/migrate-sandbox";
import { registerSandbox } from "@marquee/sandbox/register-sandbox";
import type { AppRole } from "@marquee/server/platform/database/app-role";
import { connect } from "@marquee/server/platform/database/connect";
import { migrate } from "@marquee/server/platform/database/migrate";
import { addSandboxSchema } from "@marquee/server/platform/database/sandbox-schema";
import { fastify } from "fastify";
import pg from "pg";
import { makeItems } from "./promoted-items.ts";
import { signInOnce } from "./sign-in-once.ts";
import { makeWorld, PEOPLE } from "./world.ts";

/**
 * The databases that every test's own is copied from: without a row, with the small world and its users signed in, and with items
 * to promote in that world.
 */
export const TEMPLATE = {
  empty: "marquee_empty",
  world: "marquee_world",
  items: "marquee_items",
} as const;

export type Template = keyof typeof TEMPLATE;

/** Where the templates are made: as the owner of the tables, and as the server works. */
export interface TemplateCluster {
  readonly ownerUrl: string;
  readonly appPassword: string;
}

async function create(ownerUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: ownerUrl });
  await admin.connect();
  await admin.query(statement);
  await admin.end();
}

const templateUrl = ({ ownerUrl }: TemplateCluster, template: Template): string => {
  const url = new URL(ownerUrl);
  url.pathname = TEMPLATE[template];
  return url.href;
};

/** Does something in a template as the server would. It must have no connections when it is copied. */
async function within<T>(
  cluster: TemplateCluster,
  template: Template,
  role: AppRole,
  act: (pool: pg.Pool) => Promise<T>,
): Promise<T> {
  const pool = connect(() => templateUrl(cluster, template), role, {
    size: 2,
    statementWithin: 60_000,
  });
  try {
    return await act(pool);
  } finally {
    await pool.end();
  }
}

/** Signs each user of the fixtures in as a browser would. Keys and passwords cost most of what a test's server would. */
async function signUsersIn(pool: pg.Pool): Promise<Readonly<Record<string, string>>> {
  const app = fastify();
  const sandbox = await registerSandbox(app, { pool, origin: () => "http://localhost" });
  const signIn = signInOnce(app, sandbox, {});
  const tokens: [string, string][] = [];
  for (const { email } of PEOPLE) tokens.push([email, await signIn(email)]);
  await app.close();
  return Object.fromEntries(tokens);
}

/** What the tests' databases are copied from, and how the server works in a copy. */
export interface Templates {
  readonly role: AppRole;
  /** The ID tokens of the world's users, which are good for an hour, by e-mail. */
  readonly tokens: Readonly<Record<string, string>>;
}

/** Makes the templates. A copy keeps the grants of its template, so that one role works in all of them. */
export async function makeTemplates(cluster: TemplateCluster): Promise<Templates> {
  await create(cluster.ownerUrl, `create database ${TEMPLATE.empty}`);
  const url = templateUrl(cluster, "empty");
  const role = await migrate(url, cluster.appPassword);
  await addSandboxSchema(url, role);
  await within(cluster, "empty", role, migrateSandbox);
  await create(cluster.ownerUrl, `create database ${TEMPLATE.world} template ${TEMPLATE.empty}`);
  const tokens = await within(cluster, "world", role, async (pool) => {
    await makeWorld(pool);
    return signUsersIn(pool);
  });
  await create(cluster.ownerUrl, `create database ${TEMPLATE.items} template ${TEMPLATE.world}`);
  await within(cluster, "items", role, makeItems);
  return { role, tokens };
}
