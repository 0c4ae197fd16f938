/** @typedef {"amex" | "mastercard" | "visa" | "unknown"} Brand */

/** @type {readonly { brand: Brand, label: string, starts: RegExp, length: number, groups: readonly number[], cvc: number }[]} */
const BRANDS = [
  {
    brand: "amex",
    label: "American Express",
    starts: /^3[47]/,
    length: 15,
    groups: [4, 6, 5],
    cvc: 4,
  },
  {
    brand: "mastercard",
    label: "Mastercard",
    starts: /^(5[1-5]|2[2-7])/,
    length: 16,
    groups: [4, 4, 4, 4],
    cvc: 3,
  },
  { brand: "visa", label: "Visa", starts: /^4/, length: 16, groups: [4, 4, 4, 4], cvc: 3 },
];
const UNKNOWN = { brand: "unknown", label: "", length: 16, groups: [4, 4, 4, 4], cvc: 3 };

/** @param {string} text */
export const digitsOf = (text) => text.replace(/\D/g, "");

/** What the first digits say about a card. @param {string} digits */
export const brandOf = (digits) => BRANDS.find(({ starts }) => starts.test(digits)) ?? UNKNOWN;

/** Digits in the groups they are printed in: fours, and 4-6-5 for American Express. @param {string} text */
export function groupNumber(text) {
  const all = digitsOf(text);
  const { groups, length } = brandOf(all);
  const digits = all.slice(0, length);
  const parts = [];
  let from = 0;
  for (const size of groups) {
    if (from >= digits.length) break;
    parts.push(digits.slice(from, from + size));
    from += size;
  }
  return parts.join(" ");
}

/** The check digit of a card number. @param {string} digits */
export function passesLuhn(digits) {
  let sum = 0;
  for (const [index, digit] of digits.split("").toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return digits.length > 0 && sum % 10 === 0;
}
