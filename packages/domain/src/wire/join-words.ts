/** Words of a sentence in a row: "a", "a and b", "a, b and c"; `last` is said before the last of them. */
export const joinWords = (words: readonly string[], last: "and" | "or" = "and"): string =>
  words.length < 2
    ? words.join("")
    : `${words.slice(0, -1).join(", ")} ${last} ${words.slice(-1).join("")}`;
