import { once } from "node:events";
import {
  createReadStream,
  createWriteStream,
  existsSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { extract, pack } from "tar-stream";

/** The file that was named is none that can be written, or no backup that can be read; the message says why. */
export class BackupRefused extends Error {
  override readonly name = "BackupRefused";
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: "its folder is not there",
  ENOTDIR: "its folder is not there",
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "its folder can only be read",
  ENOSPC: "no room is left there",
  EDQUOT: "no room is left there",
};

/** What the machine says of a file that it does not write, in a sentence; any other error as it is. */
function writeError(file: string, error: unknown): unknown {
  const ofMachine = error instanceof Error && "syscall" in error && "code" in error;
  const words = ofMachine ? WORDS[String(error.code)] : undefined;
  return words === undefined ? error : new BackupRefused(`${file} cannot be written: ${words}.`);
}

/** Adds one file to a backup, and resolves once it is on its way: nothing piles up in memory. */
export type AddEntry = (name: string, bytes: Buffer) => Promise<void>;

/** Writes a backup, readable by its owner alone; it has its name once it is whole. */
export async function writeBackupFile(
  file: string,
  fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
  if (existsSync(file)) throw new BackupRefused(`${file} is there already, and is left as it is.`);
  const part = `${file}.part`;
  const archive = pack();
  const written = pipeline(
    archive,
    createGzip({ level: 5 }),
    createWriteStream(part, { mode: 0o600 }),
  );
  // Awaited below; what fails first is what matters.
  written.catch(() => undefined);
  try {
    const filled = fill(async (name, bytes) => {
      const entry = archive.entry({ name, size: bytes.length, mode: 0o600 });
      entry.end(bytes);
      await once(entry, "close");
    }).then(() => archive.finalize());
    await Promise.race([filled, written.then(() => filled)]);
    await written;
    renameSync(part, file);
  } catch (error) {
    archive.destroy();
    rmSync(part, { force: true });
    throw writeError(file, error);
  }
}

/** A file of a backup, whose bytes are read as they come, before the next one. */
export interface BackupEntry {
  readonly name: string;
  readonly bytes: AsyncIterable<Buffer>;
}

/** Reads a backup, file by file, in the order in which they were written. */
export async function readBackupFile(
  file: string,
  take: (entry: BackupEntry) => Promise<void>,
): Promise<void> {
  const there = statSync(file, { throwIfNoEntry: false });
  if (!there) throw new BackupRefused(`There is no file ${file}.`);
  if (there.isDirectory()) throw new BackupRefused(`${file} is a folder, and no backup.`);
  const archive = extract();
  const read = pipeline(createReadStream(file), createGunzip(), archive);
  read.catch(() => undefined);
  const taken = (async () => {
    for await (const entry of archive)
      await take({ name: entry.header.name, bytes: entry as AsyncIterable<Buffer> });
  })();
  await Promise.all([taken, read]).catch((error: unknown) => {
    archive.destroy();
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (code.startsWith("Z_") || /invalid tar|Unexpected end of data/i.test(String(error)))
      throw new BackupRefused(`${file} is no whole backup: ${String((error as Error).message)}.`);
    throw error;
  });
}

/** Reads a file of a backup into memory as a whole: an image or JSON, never a table. */
export async function readAll(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}
