import { move } from "piscina";
import { paperPdf, type PrintedPaper } from "./paper-pdf.ts";

/** What a thread of the pool does: draws a paper, and hands its bytes over without copying them. */
export async function drawPaper(printed: PrintedPaper): Promise<unknown> {
  return move(new Uint8Array(await paperPdf(printed)));
}
