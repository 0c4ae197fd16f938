import { nameLook } from "../wire/name-look.ts";

/**
 * The letters of a captcha. None of them can be mistaken for another, whether printed, slanted, touching its neighbour or read
 * aloud. There are no digits, since a slanted A looks like a 4 and an S like a 3 (ONBOARD-P1).
 */
export const CAPTCHA_CHARACTERS = "ACEHJKLMPRTXY";

/** How long a captcha can be answered. */
export const CAPTCHA_MINUTES = 5;

/** How many letters a captcha has. */
export const CAPTCHA_LENGTH = 5;

const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  A: ["apple", "anchor"],
  C: ["candle", "cherry"],
  E: ["engine", "echo"],
  H: ["harbour", "hammer"],
  J: ["jacket", "jungle"],
  K: ["kettle", "kitchen"],
  L: ["lemon", "ladder"],
  M: ["mirror", "market"],
  P: ["paper", "pepper"],
  R: ["rabbit", "river"],
  T: ["table", "tiger"],
  X: ["xylophone", "x-ray"],
  Y: ["yellow", "yoghurt"],
};

const orderNames = ["First", "Second", "Third", "Fourth", "Fifth"] as const;

/** The captcha as a question for a user who cannot see it (ONBOARD-P2). `first` decides which of two wordings is taken. */
export function captchaQuestion(text: string, first: (at: number) => boolean): string {
  const parts = text.split("").map((character, at) => {
    const order = orderNames[at] ?? "Then";
    const [one = "", other = ""] = WORDS[character] ?? [];
    return `${order}: the letter that ${first(at) ? one : other} begins with.`;
  });
  return `Please type ${text.length} characters. ${parts.join(" ")}`;
}

/** An answer as it is compared: by what its letters look like, without spaces, for any keyboard (ONBOARD-P1). */
export const normalizeCaptcha = (typed: string): string =>
  nameLook(typed).replaceAll("4", "a").toUpperCase();
