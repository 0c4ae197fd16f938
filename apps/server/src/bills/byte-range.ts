/** A part of a file, with its last byte included. */
export interface ByteRange {
  readonly from: number;
  readonly to: number;
}

/** The part that `Range` asks for; null for the whole file, also if it is not a single range; "none" if no byte is in it. */
export function byteRange(header: string | undefined, size: number): ByteRange | "none" | null {
  const [, first = "", last = ""] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return from > to ? "none" : { from, to };
}
