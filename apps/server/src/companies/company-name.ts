import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { company } from "../schema/schema.ts";

/** The name of a row's company, for lists of every company's rows: it comes with the row, however many there are (SCREEN-L27). */
export const companyNameOf = (companyId: PgColumn): SQL<string | null> =>
  sql<string | null>`(select named.name from ${company} named where named.id = ${companyId})`;
