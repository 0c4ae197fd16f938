import "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { Upload } from "./handlers.ts";
import { invalid, tooLarge, type Refusal } from "./refusal.ts";

const MISSING = invalid([
  { rule: "HTTP-F1", field: "file", message: "Send one file in the field named file." },
]);

const UNREADABLE = invalid([
  { rule: "HTTP-F1", field: "file", message: "The form ended before its file did, or is no form." },
]);

async function readPart(request: FastifyRequest, maxBytes: number): Promise<Upload | Refusal> {
  if (!request.isMultipart()) return MISSING;
  const part = await request.file({
    limits: { fileSize: maxBytes, files: 1, fields: 10, parts: 11 },
  });
  if (!part || part.fieldname !== "file") return MISSING;
  const bytes: Buffer[] = [];
  for await (const chunk of part.file) bytes.push(chunk as Buffer);
  if (part.file.truncated)
    return tooLarge(`The file is larger than ${Math.floor(maxBytes / 1_000_000)} MB.`);
  return { bytes: Buffer.concat(bytes), name: part.filename };
}

/** Reads the one file of a multipart body, up to its limit. The rest of the body is drained, never kept. */
export async function readUpload(
  request: FastifyRequest,
  maxBytes: number,
): Promise<Upload | Refusal> {
  try {
    return await readPart(request, maxBytes);
  } catch (error) {
    // Nothing but the form is read here, so whatever is thrown is said by its parser.
    request.log.info({ err: error }, "a form could not be read");
    return UNREADABLE;
  }
}
