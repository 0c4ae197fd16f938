import { readExpiry } from "./card-expiry.js";
import { brandOf, digitsOf, passesLuhn } from "./card-number.js";

/** @typedef {{ number: string, expiry: string, cvc: string }} CardValues */
/** @typedef {keyof CardValues} CardField */
/** @typedef {{ code: string, message: string }} Fault */

/** @param {string} number @returns {Fault | null} */
function numberFault(number) {
  const digits = digitsOf(number);
  if (digits.length < brandOf(digits).length)
    return { code: "incomplete_number", message: "Your card number is incomplete." };
  return passesLuhn(digits)
    ? null
    : { code: "invalid_number", message: "Your card number is invalid." };
}

/** @param {string} text @param {Date} now @returns {Fault | null} */
function expiryFault(text, now) {
  const expiry = readExpiry(text);
  if (!expiry)
    return { code: "incomplete_expiry", message: "Your card's expiration date is incomplete." };
  if (expiry.month < 1 || expiry.month > 12)
    return { code: "invalid_expiry_month", message: "Your card's expiration month is invalid." };
  const months = expiry.year * 12 + expiry.month - (now.getFullYear() * 12 + now.getMonth() + 1);
  return months < 0
    ? { code: "invalid_expiry_year_past", message: "Your card's expiration date is in the past." }
    : null;
}

/** @param {CardValues} values @returns {Fault | null} */
function cvcFault({ number, cvc }) {
  return digitsOf(cvc).length < brandOf(digitsOf(number)).cvc
    ? { code: "incomplete_cvc", message: "Your card's security code is incomplete." }
    : null;
}

/** What is wrong with each field, or null. @param {CardValues} values @param {Date} now @returns {Record<CardField, Fault | null>} */
export const cardFaults = (values, now) => ({
  number: numberFault(values.number),
  expiry: expiryFault(values.expiry, now),
  cvc: cvcFault(values),
});
