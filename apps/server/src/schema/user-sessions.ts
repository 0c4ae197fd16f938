import { index, pgTable, text, unique } from "drizzle-orm/pg-core";
import { flag, instant, personPolicy } from "../platform/database/columns.ts";
import { appUser } from "./users.ts";

/** A sign-in that tokens come from: its browser, and whether it was ended by itself (SESSION-O3, SESSION-O4). */
export const userSession = pgTable(
  "user_session",
  {
    id: text().primaryKey(),
    email: text()
      .notNull()
      .references(() => appUser.email, { onDelete: "cascade" }),
    /** The second of the sign-in, by the machine's time. */
    signedInOn: instant("signed_in_on").notNull(),
    seenOn: instant("seen_on").notNull(),
    /** Empty where the browser does not say. */
    browser: text().notNull().default(""),
    system: text().notNull().default(""),
    /** Whether the code of an authenticator app was given, by the token. */
    hasSecondFactor: flag().notNull().default("N"),
    /** The time from which its tokens count no more; null while they do. */
    endedOn: instant("ended_on"),
  },
  (table) => [
    unique("user_session_once").on(table.email, table.signedInOn),
    index("user_session_seen").on(table.seenOn),
    personPolicy("user_session", "email"),
  ],
);
