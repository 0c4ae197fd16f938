import { inflateSync } from "node:zlib";

/** The objects of a PDF of ours by their number: what is before the stream, and the stream unpacked. */
function objectsOf(
  pdf: Buffer,
): ReadonlyMap<number, { readonly head: string; readonly body: string }> {
  const source = pdf.toString("latin1");
  const found = source.matchAll(
    /^(\d+) 0 obj\n([\s\S]*?)(?:\nstream\n([\s\S]*?)\nendstream)?\nendobj/gm,
  );
  return new Map(
    [...found].map(([, number, head = "", stream]) => {
      const packed = stream !== undefined && head.includes("/FlateDecode");
      const body = packed ? inflateSync(Buffer.from(stream, "latin1")).toString("latin1") : "";
      return [Number(number), { head, body }];
    }),
  );
}

const utf16 = (hex: string): string =>
  Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le");

/** The character of each glyph of a font, by its `ToUnicode` map, which readers and searches use. */
function meaningsOf(cmap: string): ReadonlyMap<number, string> {
  const meanings = new Map<number, string>();
  for (const [, first = "", list = ""] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/g))
    [...list.matchAll(/<([0-9a-f ]*)>/g)].forEach(([, hex = ""], index) =>
      meanings.set(Number.parseInt(first, 16) + index, utf16(hex)),
    );
  return meanings;
}

/** The text that a PDF shows, in order, a line for each piece that is set at once. */
export function pdfText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const { head } of objects.values())
    for (const [, name = "", number] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const cmap = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(number))?.head ?? "")?.[1];
      fonts.set(name, meaningsOf(objects.get(Number(cmap))?.body ?? ""));
    }
  const lines: string[] = [];
  for (const { body } of objects.values()) {
    let font: ReadonlyMap<number, string> | undefined;
    for (const [, name, shown] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (name !== undefined) font = fonts.get(name);
      if (shown === undefined) continue;
      const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = ""]) => hex).join("");
      lines.push(
        (glyphs.match(/.{4}/g) ?? [])
          .map((each) => font?.get(Number.parseInt(each, 16)) ?? "\ufffd")
          .join(""),
      );
    }
  }
  return lines.join("\n");
}
