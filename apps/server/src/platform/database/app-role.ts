import type pg from "pg";

/** How the server works in one database: as which role, and its password if the role signs in itself. */
export interface AppRole {
  readonly name: string;
  /** Null: the owner of the tables signs in, and each connection takes the role. */
  readonly password: string | null;
}

/** The database may not be worked with until its operator has changed something; the message says what. */
export class RoleRefused extends Error {
  override readonly name = "RoleRefused";
}

interface Facts {
  readonly role: string;
  readonly database: string;
  readonly me: string;
  readonly exists: boolean;
  readonly mayMake: boolean;
}

async function readFacts(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(
    `select names.role, quote_ident(current_database()) as database, quote_ident(current_user) as me,
       to_regrole(names.role) is not null as exists, own.rolsuper or own.rolcreaterole as "mayMake"
     from (select 'marquee_app_' || oid as role from pg_database where datname = current_database()) names
     join pg_roles own on own.rolname = current_user`,
  );
  const [facts] = rows;
  if (!facts) throw new Error("the database has no name");
  return facts;
}

/** Members of the role who are no owners of this database: they could read every row under the policies' settings. */
const OTHER_MEMBERS = `
  select quote_ident(rolname) as name from pg_auth_members
  join pg_roles on pg_roles.oid = member
  join pg_database on datname = current_database()
  where roleid = to_regrole($1)
    and not pg_has_role(member, datdba, 'member') and not pg_has_role(member, current_user, 'member')`;

async function refuseOtherMembers(client: pg.Client, { role, database }: Facts): Promise<void> {
  const { rows } = await client.query<{ name: string }>(OTHER_MEMBERS, [role]);
  const [member] = rows;
  if (member)
    throw new RoleRefused(
      `The role ${role}, which the server works as in ${database}, is granted to ${member.name}, who does not own that database. Run: revoke ${role} from ${member.name};`,
    );
}

const MEMBER = "select pg_has_role(current_user, to_regrole($1), 'member') as held";

/** The database's own role, held by the user who signs in. */
async function ensureHeld(client: pg.Client, facts: Facts): Promise<void> {
  const { role, me } = facts;
  if (!facts.exists) {
    if (!facts.mayMake)
      throw new RoleRefused(
        `The user of DATABASE_URL may not make the role that the server works as. Give it CREATEROLE, or run as an administrator: create role ${role}; grant ${role} to ${me};`,
      );
    await client.query(`create role ${role} nosuperuser nocreatedb nocreaterole nobypassrls`);
  }
  const { rows } = await client.query<{ held: boolean }>(MEMBER, [role]);
  // Since PostgreSQL 16 the creator of a role is a member that may not assume it; a grant by the creator changes that.
  if (!rows[0]?.held || facts.mayMake) await client.query(`grant ${role} to current_user`);
  await refuseOtherMembers(client, facts);
}

const OPEN_TO_ALL = `
  select from pg_database, aclexplode(coalesce(datacl, acldefault('d', datdba)))
  where datname = current_database() and grantee = 0 and privilege_type = 'CONNECT'`;

/** No user of another database of the cluster may connect to this one. */
async function closeToOthers(client: pg.Client, { role, database, me }: Facts): Promise<void> {
  const open = async () => (await client.query(OPEN_TO_ALL)).rowCount !== 0;
  if (await open()) await client.query(`revoke connect on database ${database} from public`);
  if (await open())
    throw new RoleRefused(
      `Every user of the cluster may connect to ${database}, and the user of DATABASE_URL may not change that. Run as its owner: revoke connect on database ${database} from public; grant connect on database ${database} to ${me}, ${role};`,
    );
}

/**
 * Makes the role that the server works as in this database, and in no other one of the cluster (DB-25): it owns nothing, the
 * policies bind it. The database's owners alone may take it on, and no other role may connect.
 */
export async function ensureAppRole(client: pg.Client, password: string | null): Promise<AppRole> {
  const facts = await readFacts(client);
  await ensureHeld(client, facts);
  await closeToOthers(client, facts);
  if (password !== null) {
    const { role: name, database } = facts;
    await client.query(`grant connect on database ${database} to ${name}`);
    await client.query(`alter role ${name} login password ${client.escapeLiteral(password)}`);
  }
  return { name: facts.role, password };
}

/** What the role may do. Repeated at each start: a dump that was restored elsewhere names the role of its first database. */
export async function grantTables(client: pg.Client, { name }: AppRole): Promise<void> {
  for (const grant of [
    `grant usage on schema public to ${name}`,
    `grant select, insert, update, delete on all tables in schema public to ${name}`,
    `grant usage on all sequences in schema public to ${name}`,
    // The audit trail is written by its triggers and by nothing else.
    `revoke insert, update, delete on audit from ${name}`,
    // Tallies are maintained by their triggers, so that they cannot differ from what they count.
    `revoke insert, update, delete on item_tally, beacon_tally from ${name}`,
    `grant execute on function marquee_caller(text) to ${name}`,
    `grant execute on function marquee_session_ended(text, double precision) to ${name}`,
    `grant execute on function marquee_found(text, text[], int) to ${name}`,
    `grant execute on function marquee_alike(text, int) to ${name}`,
    `grant execute on function marquee_forget_audit(int, int) to ${name}`,
  ])
    await client.query(grant);
}
