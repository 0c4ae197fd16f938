import { execFileSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import type { Instruction, Stage } from "./dockerfile.ts";

/** An absolute path in an instruction, which is one of the stage's own folder here. */
const ABSOLUTE = /(?<=^|[\s=])\/(?=\w)/g;

/** Where a stage is, and where its next instruction works. */
interface StageState {
  readonly root: string;
  readonly workdir: string;
  /** The Node that `RUN` uses. */
  readonly node: string;
}

interface Folders {
  /** What the image is built from. */
  readonly project: string;
  /** The folder of each stage, which is the root of its file system. */
  readonly rootOf: (stage: string) => string;
}

/** The files of the project that git knows or would add: a build of the image gets no others. */
const projectFiles = (project: string): readonly string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: project,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  })
    .split("\n")
    .filter((name) => name !== "");

/** Copies files of the project to the same paths below a folder. */
const copyFiles = (project: string, names: readonly string[], to: string): Buffer =>
  execFileSync("sh", ["-c", 'tar -c --null -T - | tar -x -C "$0"', to], {
    cwd: project,
    input: names.join("\0"),
  });

/** Copies what another stage made. */
function copyFromStage(from: string, source: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  cpSync(join(from, source), to, { recursive: true, verbatimSymlinks: true });
}

function copyFromProject(project: string, source: string, workdir: string): void {
  const files = projectFiles(project).filter(
    (name) => source === "." || name === source || name.startsWith(`${source}/`),
  );
  if (files.length === 0) throw new Error(`${source} is to be copied, and is not there`);
  // as our Dockerfile has it: to the path that it has in the project
  copyFiles(project, files, workdir);
}

function carryOutCopy(rest: string, { root, workdir }: StageState, folders: Folders): void {
  const [first = "", ...words] = rest.split(" ");
  const from = /^--from=(.+)$/.exec(first)?.[1];
  const target = words.pop() ?? "";
  const to = target.startsWith("/") ? join(root, target) : join(workdir, target);
  for (const source of from === undefined ? [first, ...words] : words)
    if (from === undefined) copyFromProject(folders.project, source, workdir);
    else copyFromStage(folders.rootOf(from), source, to);
}

function carryOutRun(rest: string, { root, workdir, node }: StageState): void {
  const isRoot = process.getuid?.() === 0;
  const script = isRoot ? rest : rest.replaceAll(/--(?:owner|group)=\d+ /g, "");
  execFileSync("sh", ["-c", script.replaceAll(ABSOLUTE, `${root}/`)], {
    cwd: workdir,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: `${dirname(node)}${delimiter}${process.env["PATH"]}`,
      // of this user: what npm has downloaded once it does not download again
      HOME: homedir(),
      TURBO_TELEMETRY_DISABLED: "1",
    },
  });
}

/** Carries out one instruction and returns where the next one works. What is about running the image changes no file. */
function carryOut({ word, rest }: Instruction, state: StageState, folders: Folders): StageState {
  if (word === "WORKDIR") {
    const workdir = join(state.root, rest);
    mkdirSync(workdir, { recursive: true });
    return { ...state, workdir };
  }
  if (word === "COPY") carryOutCopy(rest, state, folders);
  if (word === "RUN") carryOutRun(rest, state);
  return state;
}

/**
 * Carries out the stages of a Dockerfile in folders, one for the root of each, and returns that of the last. The base of a
 * stage is this machine's own system, with the project's Node where the image of Node has it.
 */
export function buildImage(
  stages: readonly Stage[],
  { project, into, say }: { project: string; into: string; say: (line: string) => void },
): string {
  const rootOf = (stage: string) => join(into, stage || "image");
  for (const { base, name, instructions } of stages) {
    const root = rootOf(name);
    const node = join(root, "usr/local/bin/node");
    mkdirSync(root, { recursive: true });
    if (base.startsWith("node:")) {
      mkdirSync(dirname(node), { recursive: true });
      cpSync(process.execPath, node);
      chmodSync(node, 0o755);
    }
    let state: StageState = { root, workdir: root, node };
    for (const instruction of instructions) {
      const began = performance.now();
      state = carryOut(instruction, state, { project, rootOf });
      if (instruction.word === "RUN")
        say(`${instruction.rest}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
  }
  return rootOf("");
}
