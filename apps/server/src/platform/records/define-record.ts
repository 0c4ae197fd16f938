import { and, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn, PgInsertValue, PgTable, PgUpdateSetSource } from "drizzle-orm/pg-core";
import { buildSelection } from "../database/build-selection.ts";
import { isAmong } from "../database/is-among.ts";
import { requestHash } from "../http/request-hash.ts";
import { conflict, notFound, Refusal } from "../refusal/refusal.ts";
import type { TransactionContext, WriteContext } from "../tenancy/request-context.ts";
import type { Scope } from "../tenancy/scope.ts";
import { createOnce } from "./create-once.ts";

/** A table with the columns of `changeColumns()`. */
interface RecordTable extends PgTable {
  readonly version: PgColumn;
  readonly createHash: PgColumn;
  readonly createdOn: PgColumn;
  readonly updatedOn: PgColumn;
}

/** The columns that the record writes itself. */
type Stamp = "createdBy" | "createdOn" | "updatedBy" | "updatedOn" | "version" | "createHash";
type NewColumns<Table extends RecordTable> = Omit<Table["$inferInsert"], Stamp>;
type ChangedColumns<Table extends RecordTable> = Partial<Omit<Table["$inferInsert"], Stamp | "id">>;

/** A record as a noun describes it. Finding, locking, creating and changing one follow from it. */
interface RecordDescription<Table extends RecordTable, Found> {
  /** What its messages call it: "offer". */
  readonly noun: string;
  readonly table: Table;
  /** The column that calls name it by. */
  readonly id: PgColumn;
  /** The record as it is sent. */
  readonly select: Parameters<typeof buildSelection<Found>>[0];
  /** The rows of the table that the caller may see. A table without company data is open to every caller. */
  readonly tenantFilter: ((scope: Scope) => SQL | undefined) | "none";
  /** `update` if rows that name the record wait for an edit of it, too. */
  readonly lockedFor?: "update" | "no key update";
  /** The conflict of a create whose id belongs to something else, if it is not the usual one. */
  readonly taken?: () => Refusal;
}

/** A record to be created under an id that the client has chosen. */
export interface NewRecord<Table extends RecordTable> {
  readonly id: string;
  /** The input of the call: it distinguishes a repeat from another create. */
  readonly body: unknown;
  /** What is stored, or why it may not be: called if the id is new. */
  readonly columns: () => Promise<NewColumns<Table> | Refusal>;
  /** What is stored beside the row. */
  readonly inserted?: () => Promise<void>;
  /** Whether the caller does not see what they make. A repeat tells them nothing that others have stored since. */
  readonly isUnseen?: boolean;
  /** What is stored if the same create has made the record before. */
  readonly repeated?: () => Promise<void>;
}

/**
 * Makes what every call needs that creates, changes or reads one record of a table: creates are safe to repeat, and an edit
 * that starts from a stale version is a conflict. The rules of the noun run between these steps.
 */
export function defineRecord<Table extends RecordTable, Found>({
  noun,
  table,
  id: idColumn,
  select,
  tenantFilter,
  lockedFor = "no key update",
  taken = () => conflict(`There is another ${noun} with this id already.`),
}: RecordDescription<Table, Found>) {
  const selected = buildSelection(select);

  const ofScope = (scope: Scope, isNamed: SQL): SQL =>
    and(tenantFilter === "none" ? undefined : tenantFilter(scope), isNamed) ?? isNamed;
  const isRecord = (scope: Scope, id: string): SQL => ofScope(scope, eq(idColumn, id));

  /** One record of the scope; undefined for an unknown one and a foreign one alike. */
  async function find({ tx, scope }: TransactionContext, id: string): Promise<Found | undefined> {
    const [found] = await selected(tx, isRecord(scope, id));
    return found;
  }

  async function findWritten(context: TransactionContext, id: string): Promise<Found> {
    const written = await find(context, id);
    if (written === undefined) throw new Error(`the ${noun} ${id} was written and is not there`);
    return written;
  }

  /**
   * The record, locked until the transaction ends, so that two edits take turns; not found if the scope has none. An edit
   * names the version that it starts from (null: whichever is stored): a conflict carries what is stored now.
   */
  async function lock(
    context: TransactionContext,
    id: string,
    version: number | null = null,
  ): Promise<Found | Refusal> {
    const { tx, scope } = context;
    const [locked] = await tx
      .select({ version: sql<number>`${table.version}` })
      .from(table as PgTable)
      .where(isRecord(scope, id))
      .for(lockedFor);
    if (!locked) return notFound();
    const stored = await findWritten(context, id);
    return version === null || version === locked.version
      ? stored
      : conflict(`Another user has changed this ${noun} meanwhile.`, stored);
  }

  /** The records of the scope among these, locked as `lock` does: all at once, in the order of their ids. */
  async function lockAll(
    context: TransactionContext,
    ids: readonly string[],
  ): Promise<readonly Found[]> {
    const { tx, scope } = context;
    const areRecords = ofScope(scope, isAmong(idColumn, ids));
    await tx
      .select({ id: idColumn })
      .from(table as PgTable)
      .where(areRecords)
      .orderBy(idColumn)
      .for(lockedFor);
    return selected(tx, areRecords);
  }

  /**
   * What a create with this id and body has made; a refusal if another body has, undefined if the scope has none. To who does
   * not see the record it is the first result, or no more than that it was made.
   */
  async function findCreated(
    context: TransactionContext,
    { id, body, isUnseen = false }: Pick<NewRecord<Table>, "id" | "body" | "isUnseen">,
  ): Promise<Found | Refusal | undefined> {
    const [earlier] = await context.tx
      .select({
        createHash: sql<string | null>`${table.createHash}`,
        isChanged: sql<boolean>`${table.version} > 1 or ${table.updatedOn} <> ${table.createdOn}`,
      })
      .from(table as PgTable)
      .where(isRecord(context.scope, id));
    if (!earlier) return undefined;
    if (earlier.createHash !== requestHash(body)) return taken();
    if (isUnseen && earlier.isChanged) return conflict(`This ${noun} has been made already.`);
    return findWritten(context, id);
  }

  /** Creates a record once: the same id and body again return the first result, another body is a conflict. */
  function insertOnce(context: WriteContext, create: NewRecord<Table>): Promise<Found | Refusal> {
    const { tx, user, now } = context;
    const { id, body, columns, inserted, repeated } = create;
    const at = now.toISOString();
    const stamp = { createdBy: user.name, createdOn: at, updatedBy: user.name, updatedOn: at };
    return createOnce({
      findEarlier: async () => {
        const earlier = await findCreated(context, create);
        if (earlier !== undefined && !(earlier instanceof Refusal)) await repeated?.();
        return earlier;
      },
      prepare: columns,
      insert: async (content) => {
        // No index is named: of two inserts at one moment the second would fail at the index of company and id.
        const { rowCount } = await tx
          .insert(table)
          .values({ ...content, ...stamp, createHash: requestHash(body) } as PgInsertValue<Table>)
          .onConflictDoNothing();
        if (rowCount !== 1) return false;
        await inserted?.();
        return true;
      },
      find: () => findWritten(context, id),
      taken,
    });
  }

  /** Changes a record that is locked and counts its version up; `changed` is what is stored beside the row. */
  async function change(
    context: WriteContext,
    id: string,
    columns: ChangedColumns<Table>,
    changed?: () => Promise<void>,
  ): Promise<Found> {
    const { tx, scope, user, now } = context;
    await tx
      .update(table)
      .set({
        ...columns,
        updatedBy: user.name,
        updatedOn: now.toISOString(),
        version: sql`${table.version} + 1`,
      } as PgUpdateSetSource<Table>)
      .where(isRecord(scope, id));
    await changed?.();
    return findWritten(context, id);
  }

  return { find, findCreated, lock, lockAll, insertOnce, change };
}
