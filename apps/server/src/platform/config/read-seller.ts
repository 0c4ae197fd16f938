import type { Env } from "./env.ts";

/** Who sells, as an invoice names it: name and address by lines, and the numbers under which taxes are collected (CONFIG-M19). */
export interface Seller {
  readonly lines: readonly string[];
  readonly taxNumbers: readonly string[];
}

const splitParts = (text: string | undefined): readonly string[] =>
  (text ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** The seller of `SELLER` and `SELLER_TAX_NUMBERS`, whose parts are divided by semicolons. */
export const readSeller = (env: Env): Seller => ({
  lines: splitParts(env["SELLER"]),
  taxNumbers: splitParts(env["SELLER_TAX_NUMBERS"]),
});

/** The seller of the demonstration. */
export const DEMONSTRATION_SELLER: Seller = {
  lines: [
    "Marquee Demonstration Inc.",
    "1275 avenue des Canadiens",
    "Montréal, QC H3B 0G4",
    "Canada",
  ],
  taxNumbers: ["GST 00000 0000 RT0001", "QST 0000000000 TQ0001"],
};
