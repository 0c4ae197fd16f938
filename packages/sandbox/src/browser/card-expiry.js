import { digitsOf } from "./card-number.js";

/** At most month and two digits of a year: "09/2028" and "9 28" alike. @param {string} text */
function expiryDigits(text) {
  const digits = digitsOf(text);
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const longYear = /^(\d\d)20(\d\d)$/.exec(padded);
  return longYear ? `${longYear[1]}${longYear[2]}` : padded.slice(0, 4);
}

/** "MM / YY" while it is being typed; going back does not put the slash again. @param {string} text @param {boolean} deleting */
export function formatExpiry(text, deleting) {
  const digits = expiryDigits(text);
  if (digits.length > 2) return `${digits.slice(0, 2)} / ${digits.slice(2)}`;
  return digits.length === 2 && !deleting ? `${digits} / ` : digits;
}

/** Month 1–12 and full year, or null while incomplete. @param {string} text */
export function readExpiry(text) {
  const digits = expiryDigits(text);
  if (digits.length < 4) return null;
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2)) };
}
