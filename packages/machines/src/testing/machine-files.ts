import { readdirSync, readFileSync } from "node:fs";
import { StateMachine, type AnyStateMachine } from "xstate";

const root = new URL("../", import.meta.url);

/** Every `*.machine.ts` of the package, with its length and the machines it exports. */
export async function machineFiles() {
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) =>
    path.endsWith(".machine.ts"),
  );
  return Promise.all(
    paths.toSorted().map(async (path) => {
      const module: Record<string, unknown> = await import(new URL(path, root).href);
      const machines = Object.values(module).filter(
        (value): value is AnyStateMachine => value instanceof StateMachine,
      );
      return {
        path,
        lines: readFileSync(new URL(path, root), "utf8").split("\n").length - 1,
        machines,
      };
    }),
  );
}
