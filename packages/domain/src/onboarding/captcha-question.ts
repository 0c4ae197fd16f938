/** The characters of a captcha: none that is taken for another one, in print or read aloud. */
export const CAPTCHA_CHARACTERS = "ACEFHJKLMNPRTUVWXY3479";

/** How many of them one captcha has. */
export const CAPTCHA_LENGTH = 5;

const WORDS: Readonly<Record<string, readonly [string, string]>> = {
  A: ["apple", "anchor"],
  C: ["candle", "cherry"],
  E: ["engine", "echo"],
  F: ["forest", "feather"],
  H: ["harbour", "hammer"],
  J: ["jacket", "jungle"],
  K: ["kettle", "kitchen"],
  L: ["lemon", "ladder"],
  M: ["mirror", "market"],
  N: ["needle", "napkin"],
  P: ["paper", "pepper"],
  R: ["rabbit", "river"],
  T: ["table", "tiger"],
  U: ["umbrella", "uncle"],
  V: ["violin", "valley"],
  W: ["window", "winter"],
  X: ["xylophone", "x-ray"],
  Y: ["yellow", "yoghurt"],
};

const SUMS: Readonly<Record<string, readonly [string, string]>> = {
  "3": ["one plus two", "five minus two"],
  "4": ["three plus one", "nine minus five"],
  "7": ["four plus three", "nine minus two"],
  "9": ["five plus four", "ten minus one"],
};

const orderNames = ["First", "Second", "Third", "Fourth", "Fifth"] as const;

/**
 * The captcha as a question, for a user who cannot see the image: it asks for the same characters one by one (ONBOARD-P2).
 * `first` decides for each of them which of two wordings is taken.
 */
export function captchaQuestion(answer: string, first: (at: number) => boolean): string {
  const parts = answer.split("").map((character, at) => {
    const order = orderNames[at] ?? "Then";
    const sum = SUMS[character];
    if (sum) return `${order}: the digit for ${first(at) ? sum[0] : sum[1]}.`;
    const [one = "", other = ""] = WORDS[character] ?? [];
    return `${order}: the letter that ${first(at) ? one : other} begins with.`;
  });
  return `Please type ${answer.length} characters. ${parts.join(" ")}`;
}

/** An answer as it is compared: in capitals and without spaces, so that no user is refused for their keyboard. */
export const normalizeCaptcha = (typed: string): string =>
  typed.replaceAll(/\s+/gu, "").toUpperCase();
