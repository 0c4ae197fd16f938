import { expect, it } from "vitest";
import { formatExpiry, readExpiry } from "./card-expiry.js";
import { cardFaults } from "./card-faults.js";
import { brandOf, groupNumber, passesLuhn } from "./card-number.js";

it.each([
  ["4242424242424242", "4242 4242 4242 4242"],
  ["4242-4242 4242.42429999", "4242 4242 4242 4242"],
  ["42424", "4242 4"],
  ["378282246310005", "3782 822463 10005"],
  ["", ""],
])("[SBX-F1] writes the number %s in groups", (typed, shown) => {
  expect(groupNumber(typed)).toBe(shown);
  expect(groupNumber(shown)).toBe(shown);
});

it.each([
  ["4", "Visa"],
  ["55", "Mastercard"],
  ["2720", "Mastercard"],
  ["37", "American Express"],
  ["9", ""],
])("[SBX-F1] says the brand of %s", (digits, label) => {
  expect(brandOf(digits).label).toBe(label);
});

it.each([
  ["1", false, "1"],
  ["4", false, "04 / "],
  ["12", false, "12 / "],
  ["12", true, "12"],
  ["1234", false, "12 / 34"],
  ["09/2034", false, "09 / 34"],
])("[SBX-F1] writes the expiry %s as it is typed", (typed, deleting, shown) => {
  expect(formatExpiry(typed, deleting)).toBe(shown);
});

it("[SBX-F1] reads month and year, and nothing half typed", () => {
  expect(readExpiry("09 / 34")).toEqual({ month: 9, year: 2034 });
  expect(readExpiry("09 / 3")).toBeNull();
});

it("[SBX-F1] finds a mistyped number by its check digit", () => {
  expect(passesLuhn("4242424242424242")).toBe(true);
  expect(passesLuhn("4242424242424241")).toBe(false);
});

it("[SBX-F1] says what is wrong with each field", () => {
  const now = new Date(2026, 10, 20);
  const codes = (number: string, expiry: string, cvc: string) => {
    const found = cardFaults({ number, expiry, cvc }, now);
    return [found.number?.code, found.expiry?.code, found.cvc?.code];
  };
  expect(codes("4242 4242 4242 4242", "11 / 26", "123")).toEqual([undefined, undefined, undefined]);
  expect(codes("4242", "1", "12")).toEqual([
    "incomplete_number",
    "incomplete_expiry",
    "incomplete_cvc",
  ]);
  expect(codes("4242 4242 4242 4241", "10 / 26", "123")).toEqual([
    "invalid_number",
    "invalid_expiry_year_past",
    undefined,
  ]);
  expect(codes("3782 822463 10005", "13 / 30", "123")).toEqual([
    undefined,
    "invalid_expiry_month",
    "incomplete_cvc",
  ]);
});
