import { spawn } from "node:child_process";
import { basename } from "node:path";
import { createInterface } from "node:readline";

/** Runs a program in a process of its own, and reads the notes that it writes, a line of JSON each. */
export async function readNotes<Note>(
  program: string,
  parameters: readonly string[],
  read: (note: Note) => void,
): Promise<void> {
  const child = spawn(process.execPath, ["--no-warnings", program, ...parameters], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal)),
  );
  for await (const line of createInterface({ input: child.stdout })) read(JSON.parse(line) as Note);
  const code = await ended;
  if (code !== 0) throw new Error(`${basename(program)} ended with ${code}`);
}
