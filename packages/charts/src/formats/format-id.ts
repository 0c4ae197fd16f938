const code = (sign: string): string => `_${sign.codePointAt(0)?.toString(16)}_`;

/** An id of letters, digits and the characters of `allowed`: others are written as their codes, so that no two are one (MACH-C22). */
export const writeId = (id: string, allowed = ""): string =>
  Array.from(id)
    .map((sign, at) =>
      /\p{L}/u.test(sign) || (at > 0 && (/\p{N}/u.test(sign) || allowed.includes(sign)))
        ? sign
        : code(sign),
    )
    .join("");
