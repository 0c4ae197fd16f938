import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { holdsWords } from "../wire/typed-text.ts";
import {
  enterMobile,
  isEmail,
  isMobile,
  isWebAddress,
  mobileText,
  readMobile,
  storedMobile,
  typedNumber,
} from "./typed-values.ts";

describe("what users type", () => {
  it("[FORM-E1] is an e-mail with one @, a name before it and a domain behind it", () => {
    for (const text of [
      "noor@marquee.test",
      " noor@marquee.test ",
      "n.o+x@a-b.co.uk",
      "müller@köln.de",
    ])
      expect(isEmail(text)).toBe(true);
    for (const text of [
      "",
      "noor",
      "@marquee.test",
      "noor@",
      "noor@marquee",
      "noor@@marquee.test",
      "noor@marquee..test",
      "noor@-marquee.test",
      ".noor@marquee.test",
      "no or@marquee.test",
      "<noor@marquee.test>",
      "noor@marquee.test\nBcc: all@marquee.test",
      "\uFF4Eoor@marquee.test",
      "noor@\uFF4Darquee.test",
      "\u2460@marquee.test",
      `${"n".repeat(250)}@marquee.test`,
    ])
      expect(isEmail(text)).toBe(false);
  });
  it("[FORM-E1] is checked however long it is", () => {
    for (const text of ["a@".repeat(50_000), `a@${"a.".repeat(50_000)}`, "-".repeat(100_000)])
      expect(isEmail(text)).toBe(false);
  });
  it("[FORM-E2] is a phone number of ten digits, and capped while it is typed", () => {
    expect(isMobile("4165550199")).toBe(true);
    for (const text of ["", "416555019", "41655501990", "416-CALL-NOW"])
      expect(isMobile(text)).toBe(false);
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,30}$/), (typed) => {
        const held = typed.split("").reduce((text, key) => enterMobile(text + key, text), "");
        expect(isMobile(held)).toBe(typed.length >= 10);
      }),
    );
  });
  it.each([
    "14165550199",
    "+1 (416) 555-0199",
    "416.555.0199",
    "(416) 555 0199",
    "416\u2011555\u20110199",
    " 4165550199 ",
    "\u202A+1 (416) 555\u20110199\u202C",
    "\u200E416 555 0199",
    "tel:+1-416-555-0199",
    "４１６５５５０１９９",
    "٤١٦٥٥٥٠١٩٩",
    "۴۱۶۵۵۵۰۱۹۹",
  ])("[FORM-E6] reads %j as a phone number", (written) => {
    expect(readMobile(written)).toBe("4165550199");
    expect(enterMobile(written, "")).toBe("4165550199");
    expect(isMobile(written)).toBe(true);
    expect(storedMobile(written)).toBe("4165550199");
  });
  it.each([
    "41655501990",
    "+44 20 7946 0958",
    "416555019",
    "416-CALL-NOW",
    "416555019912",
    "+1 416 555 019",
    "416 555 0199 ext. 12",
    "+1 1416 555 0199",
  ])("[FORM-E6] leaves %j as it was pasted, to be refused", (written) => {
    expect(enterMobile(written, "")).toBe(written);
    expect([isMobile(written), storedMobile(` ${written} `)]).toEqual([false, written]);
  });
  it("[FORM-E2] [FORM-E6] cuts what is typed at ten digits, past a country code", () => {
    const type = (text: string) =>
      text.split("").reduce((held, key) => enterMobile(held + key, held), "");
    expect(type("41655501991234")).toBe("4165550199");
    expect(type("14165550199")).toBe("4165550199");
    expect(enterMobile("416555019", "4165550199")).toBe("416555019");
    expect(type("(416) 555-0199")).toBe("(416) 555-0199");
    expect(enterMobile("41655501997", "4165550199")).toBe("4165550199");
  });
  it.each([
    ["02079460958", "02079460958"],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
    ["51455501034", "51455501034"],
    ["15145550103", "5145550103"],
    ["+1 (514) 555-0103", "5145550103"],
  ])("[FORM-E6] reads %s pasted over another number, and cuts nothing", (pasted, held) => {
    for (const before of ["4165550199", "416555019", "1", "(416) 555-0199"])
      expect(enterMobile(pasted, before)).toBe(pasted.length < before.length ? pasted : held);
  });
  it("[FORM-E3] is the address of a web site, with or without its scheme", () => {
    for (const text of [
      "https://atelier.test",
      "http://www.atelier.test/a?b=c#d",
      "atelier.test",
      "www.atelier.test/shop",
      "HTTPS://ATELIER.TEST",
    ])
      expect(isWebAddress(text)).toBe(true);
    for (const text of [
      "",
      "atelier",
      "https://",
      "https://atelier",
      "ftp://atelier.test",
      "javascript:alert(1)",
      "https://atelier.test@evil.test",
      "not a url.test",
      "https://.test",
      "atelier.",
      "https://atelier.test/\u200Bsummer",
      "https://atelier\u00AD.test",
      "https://atelier.test/\uFFFC",
      "https://atelier.test/\uFFFAsummer",
      "https://atelier.test/\uFDD0",
      "https://atelier.test/\uD83D",
    ])
      expect(isWebAddress(text)).toBe(false);
  });
  it("[FORM-E4] is a number of digits, with few enough decimals behind a point or a comma", () => {
    for (const [text, number] of [
      ["148", 148],
      [" 148.5 ", 148.5],
      ["148,50", 148.5],
      ["0", 0],
      ["007", 7],
      // while "12.50" is typed, and cents alone
      ["12.", 12],
      [".5", 0.5],
      [",99", 0.99],
    ] as const)
      expect(typedNumber(text, 2)).toBe(number);
    for (const text of [
      "",
      "abc",
      "1,234",
      "1.005",
      "-1",
      "+1",
      "1e3",
      ".",
      ",",
      "1..",
      "١٢",
      "5 $",
    ])
      expect(typedNumber(text, 2)).toBeNull();
    expect(typedNumber("12.5", 0)).toBeNull();
  });

  it("[FORM-E4] takes thousands in groups if they read in one way alone", () => {
    for (const [text, number] of [
      ["1,234.50", 1234.5],
      ["1.234,50", 1234.5],
      ["1 234,50", 1234.5],
      ["1\u00A0234\u202F567.5", 1_234_567.5],
      ["1 234", 1234],
      ["12,345,678.9", 12_345_678.9],
    ] as const)
      expect(typedNumber(text, 2)).toBe(number);
    for (const text of [
      "1.234",
      "1,234,567",
      "12,34.50",
      "1,234,50",
      "1.234.5",
      "1,2345.6",
      "1 23",
    ])
      expect(typedNumber(text, 2)).toBeNull();
  });
});

describe("a phone number on a page", () => {
  it.each([
    ["5145550103", "(514) 555-0103"],
    ["+44 20 7946 0958", "+44 20 7946 0958"],
    ["51455501", "51455501"],
    ["", ""],
  ])("[FORM-E9] shows %j as %j", (stored, shown) => {
    expect(mobileText(stored)).toBe(shown);
  });

  it("[FORM-E9] is found as it is shown", () => {
    expect(holdsWords(["Nadia Fortin", "5145550103"], "(514) 555-0103 nadia")).toBe(true);
    expect(holdsWords(["Nadia Fortin", "5145550199"], "(514) 555-0103")).toBe(false);
  });
});
