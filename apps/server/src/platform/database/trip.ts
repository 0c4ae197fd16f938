import pg from "pg";
import { carry } from "./carry.ts";
import type { Asked, Line, Rows } from "./line.ts";
import { parserOf } from "./value-parsers.ts";

type Parse = ((text: string) => unknown) | null;

/** One statement of a trip, and who waits for its rows. */
interface Part {
  readonly asked: Asked;
  readonly params: readonly (string | null)[];
  readonly rows: unknown[][];
  readonly resolve: (rows: Rows) => void;
  readonly reject: (error: unknown) => void;
}

interface Described {
  readonly fields: readonly { readonly dataTypeID: number }[];
}

/** How the values of a statement are read: what the database says of its columns is the same each time. */
const parsers = new WeakMap<Asked, readonly Parse[]>();

/**
 * Names of our own: the driver keeps its own list of what it sent under a name, and would send again what we sent
 * under the same one.
 */
const nameOf = ({ name }: Asked): string => (name === undefined ? "" : `trip_${name}`);

/** The statements that a connection keeps under their names. */
const kept = new WeakMap<pg.Connection, Set<string>>();

function keptBy(connection: pg.Connection): Set<string> {
  const names = kept.get(connection) ?? new Set();
  kept.set(connection, names);
  return names;
}

/** The protocol knows text alone; what else a place may take is written as PostgreSQL reads it. */
function wireText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === "string") return value;
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  throw new Error(`a ${typeof value} cannot be a value of a written statement`);
}

/**
 * Statements that travel together, one answer for all: PostgreSQL takes what comes before one `Sync` for one
 * transaction, which ends with it, so there is neither a `begin` nor a `commit` to send. It fails or succeeds as a whole.
 */
export class Trip extends pg.Query implements Line {
  readonly #parts: Part[] = [];
  #sent = false;
  #arriving = 0;
  #failure: unknown;
  readonly #home = Promise.withResolvers<void>();

  constructor() {
    super({ text: "" });
  }

  /** Takes a statement along. One that came later would stand alone, outside the transaction. */
  readonly ask = (asked: Asked, params: readonly unknown[]): Promise<Rows> => {
    if (this.#sent) throw new Error("a statement came after its trip had begun");
    const { promise, resolve, reject } = Promise.withResolvers<Rows>();
    promise.catch(() => undefined);
    this.#parts.push({ asked, params: params.map(wireText), rows: [], resolve, reject });
    return promise;
  };

  /** Sends everything; resolves when the connection is done with it, whatever came of it. */
  async travel(pool: pg.Pool): Promise<void> {
    this.#sent = true;
    await carry(pool, (client) => {
      client.query(this);
      return this.#home.promise;
    }).catch((error: unknown) => this.#fail(error));
  }

  /** Called by the driver when the connection is free to send. */
  override submit = (connection: pg.Connection): void => {
    const names = keptBy(connection);
    connection.stream.cork();
    for (const { asked, params } of this.#parts) {
      const name = nameOf(asked);
      if (!names.has(name)) {
        // After a failure nobody knows what the connection kept; to close what is not there is no mistake.
        if (name !== "") connection.close({ type: "S", name }, true);
        connection.parse({ name, text: asked.text, types: [] }, true);
      }
      connection.bind({ statement: name, values: [...params] }, true);
      if (!parsers.has(asked)) connection.describe({ type: "P", name: "" }, true);
      connection.execute({}, true);
    }
    connection.sync();
    connection.stream.uncork();
  };

  handleRowDescription({ fields }: Described): void {
    const part = this.#parts[this.#arriving];
    if (part)
      parsers.set(
        part.asked,
        fields.map(({ dataTypeID }) => parserOf(dataTypeID)),
      );
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const part = this.#parts[this.#arriving];
    const readers = part && parsers.get(part.asked);
    if (!readers || this.#failure) return;
    try {
      part.rows.push(
        fields.map((text, index) => {
          const parse = readers[index];
          return text === null || !parse ? text : parse(text);
        }),
      );
    } catch (error) {
      this.#failure = error;
    }
  }

  handleCommandComplete(): void {
    this.#arriving += 1;
  }

  handleReadyForQuery(connection: pg.Connection): void {
    if (this.#failure !== undefined) return this.handleError(this.#failure, connection);
    const names = keptBy(connection);
    for (const { asked, rows, resolve } of this.#parts) {
      if (asked.name !== undefined) names.add(nameOf(asked));
      resolve(rows);
    }
    this.#home.resolve();
  }

  handleError(error: unknown, connection: pg.Connection): void {
    kept.delete(connection);
    this.#home.reject(error);
  }

  #fail(error: unknown): void {
    for (const { reject } of this.#parts) reject(error);
  }
}
