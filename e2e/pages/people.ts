/** Everybody of the demonstration market has this one. */
export const PASSWORD = "marquee-demo";

export type Person = "merchant" | "reader" | "pending" | "other" | "shop" | "agent" | "master";

export const emailOf = (person: Person): string => `${person}@marquee.test`;
