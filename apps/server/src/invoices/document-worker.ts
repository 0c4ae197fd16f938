import { move } from "piscina";
import { documentPdf, type PrintedDocument } from "./document-pdf.ts";

/** What a thread of the pool does: draws a document, and hands its bytes over without copying them. */
export async function drawDocument(printed: PrintedDocument): Promise<unknown> {
  return move(new Uint8Array(await documentPdf(printed)));
}
