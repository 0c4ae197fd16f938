/** The rows of an answer, each a list of values in the order of its columns. */
export type Rows = readonly (readonly unknown[])[];

/** A statement as the database is asked: the same object each time. */
export interface Asked {
  /** The name under which a connection keeps it; without one it is parsed each time. */
  readonly name: string | undefined;
  readonly text: string;
}

/** What written statements run on (database/statement.ts): a transaction, or one trip. */
export interface Line {
  readonly ask: (asked: Asked, params: readonly unknown[]) => Promise<Rows>;
}
