import type { Plugin } from "vite";

/** Whether a module is one of a part. */
export type InPart = (module: string) => boolean;

/**
 * What modules need at once, whichever way: `reachedFrom` knows the modules of ours that are imported, and those that these import,
 * but for what is imported when it is needed. Packages come along with the modules that import them.
 */
export function moduleGraph() {
  const imported = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: "module-graph",
    apply: "build",
    buildEnd() {
      for (const id of this.getModuleIds())
        imported.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    },
  };

  function reach(roots: readonly string[]): ReadonlySet<string> {
    const reached = new Set<string>();
    const add = (id: string) => {
      if (reached.has(id) || id.includes("node_modules")) return;
      reached.add(id);
      imported.get(id)?.forEach(add);
    };
    for (const root of roots) {
      if (!imported.has(root)) throw new Error(`${root} is no module of the panel`);
      add(root);
    }
    return reached;
  }

  const reachedFrom = (...roots: readonly string[]): InPart => {
    let reached: ReadonlySet<string> | null = null;
    return (module) => (reached ??= reach(roots)).has(module);
  };

  return { plugin, reachedFrom };
}

/** Finds the modules that any of these parts has. */
export const either =
  (...parts: readonly InPart[]): InPart =>
  (module) =>
    parts.some((isIn) => isIn(module));

/** Finds the modules that every one of these parts has. */
export const both =
  (...parts: readonly InPart[]): InPart =>
  (module) =>
    parts.every((isIn) => isIn(module));
