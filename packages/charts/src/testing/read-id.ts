/** The id that `writeId` has written: its inverse, by which tests read what was written. */
export const readId = (written: string): string =>
  written.replaceAll(/_([0-9a-f]+)_/g, (_, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
