/** The password of every demonstration user. */
export const PASSWORD = "marquee-demo";

export type Person = "merchant" | "reader" | "pending" | "other" | "shop" | "agent" | "master";

export const emailOf = (person: Person): string => `${person}@marquee.test`;
