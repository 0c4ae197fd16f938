/** The password of every demonstration user. */
export const PASSWORD = "marquee-demo";

export type Person = "merchant" | "reader" | "pending" | "other" | "shop" | "agent" | "master";

/** The e-mail that a demonstration user signs in with. */
export const emailOf = (person: Person): string => `${person}@marquee.test`;
