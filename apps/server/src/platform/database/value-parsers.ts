import pg from "pg";

const { TIMESTAMPTZ, TIMESTAMP, DATE, INTERVAL, TEXT, VARCHAR, INT8, NUMERIC } = pg.types.builtins;

/** Text stays as it came, and so do instants, days and what has more digits than a number: the columns read them. */
const AS_IT_CAME = new Set<number>([
  TIMESTAMPTZ,
  TIMESTAMP,
  DATE,
  INTERVAL,
  TEXT,
  VARCHAR,
  INT8,
  NUMERIC,
]);

/** How a value of a type is read from its text; null where it stays text. */
export const parserOf = (type: number): ((text: string) => unknown) | null =>
  AS_IT_CAME.has(type) ? null : pg.types.getTypeParser(type, "text");

const asItCame = (text: string): string => text;

/** The same, as the driver asks for it. */
export const valueTypes: pg.CustomTypesConfig = {
  getTypeParser: (type) => parserOf(type) ?? asItCame,
};
