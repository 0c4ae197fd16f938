const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  nine: 9,
  ten: 10,
};

/** What a person answers who reads the question of a captcha. */
export function solveQuestion(alternative: string): string {
  const parts = alternative.matchAll(/that ([a-z-]+) begins|for ([a-z]+) (plus|minus) ([a-z]+)/g);
  return [...parts]
    .map(([, word, one = "", sign, other = ""]) => {
      if (word !== undefined) return word.charAt(0).toUpperCase();
      const [left = 0, right = 0] = [NUMBERS[one], NUMBERS[other]];
      return String(sign === "plus" ? left + right : left - right);
    })
    .join("");
}
