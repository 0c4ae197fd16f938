import "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { invalid, Refusal, tooLarge } from "../refusal/refusal.ts";
import { bodyMemory } from "./body-memory.ts";
import type { WithFile } from "./handlers.ts";
import { readBody } from "./read-body.ts";

const MISSING = invalid([
  { rule: "HTTP-F1", field: "file", message: "Send one file in the field named file." },
]);

const UNREADABLE = invalid([
  { rule: "HTTP-F1", field: "file", message: "The form ended before its file did, or is no form." },
]);

/** The files of all uploads that are on their way or being rendered, in all of this process (LIMIT-11). */
const memory = bodyMemory({ inAll: 128_000_000, byAddress: 32_000_000 });
/** As long as a whole request may take (LIMIT-2): an upload over a slow line. */
const WITHIN_MS = 120_000;
/** Names and other fields of a form are as short as ours. */
const FORM = {
  files: 1,
  fields: 10,
  parts: 11,
  fieldNameSize: 100,
  fieldSize: 1000,
  headerPairs: 20,
};

async function readPart(request: FastifyRequest, mostBytes: number) {
  if (!request.isMultipart()) return MISSING;
  const part = await request.file({ limits: { ...FORM, fileSize: mostBytes + 1 } });
  if (!part || part.fieldname !== "file") return MISSING;
  // The length of the request is that of the whole form.
  const sender = { ip: request.ip, headers: {} };
  const held = await readBody(sender, part.file, { mostBytes, withinMs: WITHIN_MS, memory });
  if (!(held instanceof Refusal)) return { held, name: part.filename };
  // What follows is read and dropped, so that the browser receives the reason.
  part.file.resume();
  return held.failure.tag === "TooLarge"
    ? tooLarge(`The file is larger than ${Math.floor(mostBytes / 1_000_000)} MB.`)
    : held;
}

async function readFile(request: FastifyRequest, mostBytes: number) {
  try {
    return await readPart(request, mostBytes);
  } catch (error) {
    // Nothing but the form is read here, so whatever is thrown comes from its parser.
    request.log.info({ err: error }, "a form could not be read");
    return UNREADABLE;
  }
}

/** Reads the one file of a multipart body, up to its limit, once the handler asks for it. */
export const uploadReader =
  (request: FastifyRequest, mostBytes: number): WithFile =>
  async (use) => {
    const read = await readFile(request, mostBytes);
    if (read instanceof Refusal) return read;
    const { held, name } = read;
    try {
      return await use({ bytes: held.bytes, name });
    } finally {
      held.release();
    }
  };
