import { endOfCentralDay } from "@marquee/domain/dates/central-time";
import { refusePromocode } from "@marquee/domain/payments/promocode";
import type pg from "pg";
import { promocode } from "../schema/schema.ts";
import type { Command } from "./command.ts";
import { reportDone, refuse, type Done } from "./done.ts";
import { asOperator } from "./operator-scope.ts";
import { readAmount, readDay } from "./read-words.ts";

/** Adds or changes a promo code (OPERATE-2). Its last day is a day in Central time, and is counted in. */
async function run(
  pool: pg.Pool,
  [code = "", kind = "", value = "", until, ...rest]: readonly string[],
): Promise<Done> {
  const discount = readAmount(value);
  if (!/^[\w-]{2,40}$/.test(code))
    return refuse(`"${code}" is no code: a code has 2 to 40 letters, digits, - or _.`);
  if (kind !== "percent" && kind !== "fixed")
    return refuse(`"${kind}" is neither percent nor fixed.`);
  const type = kind === "fixed" ? "F" : "P";
  if (discount === null || discount === 0 || refusePromocode({ type, discount }))
    return refuse(
      `"${value}" is no discount: a number above 0 with at most two decimals, and a percent at most 100.`,
    );
  const lastDay = until === undefined ? undefined : readDay(until);
  if (lastDay === null) return refuse(`"${until}" is no day. A day looks like 2026-03-31.`);
  if (rest.length > 0) return refuse(`${rest.join(" ")}: nothing follows the last day.`);
  const row = {
    code: code.toUpperCase(),
    type,
    discount: String(discount),
    active: "Y",
    validTill: lastDay === undefined ? null : endOfCentralDay(lastDay),
  } as const;
  await asOperator(pool, "promocode", (tx) =>
    tx.insert(promocode).values(row).onConflictDoUpdate({ target: promocode.code, set: row }),
  );
  const off = kind === "fixed" ? `CAD ${discount.toFixed(2)}` : `${discount} %`;
  return reportDone(
    `${row.code} takes ${off} off${lastDay === undefined ? "" : `, up to and with ${lastDay}`}.`,
  );
}

export const promocodeCommand: Command = {
  forms: ["<CODE> percent <number> [<last day>]", "<CODE> fixed <amount in CAD> [<last day>]"],
  about: "Adds a promo code, or changes the one of that name.",
  notes: [
    "The last day, such as 2026-03-31, is counted in and ends in Central time; without one the code stays good.",
    "A day that is over ends a code.",
  ],
  example: "SPRING10 percent 10 2026-03-31",
  run,
};
