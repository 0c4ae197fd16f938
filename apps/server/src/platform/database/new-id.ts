import { randomUUID } from "node:crypto";

/** The id of a row that the server makes itself: 32 hexadecimal digits, as everywhere in the product. */
export const newId = (): string => randomUUID().replaceAll("-", "");
