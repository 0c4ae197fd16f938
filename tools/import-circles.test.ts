import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize, resolve } from "node:path";
import { expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "..");
/** What a file imports of its own package, when it is loaded or later by `import()`, types included. */
const IMPORTED = /(?:from|import\()\s*"(\.[^"]+)"/g;

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(ROOT, file), "utf8").matchAll(IMPORTED)].map(([, spec = ""]) =>
    normalize(join(dirname(file), spec)),
  );

/** A circle of imports, as the files on it; null if there is none. */
function findCircle(imports: ReadonlyMap<string, readonly string[]>): readonly string[] | null {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): readonly string[] | null => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return null;
    done.add(file);
    path.push(file);
    for (const target of imports.get(file) ?? []) {
      const circle = visit(target);
      if (circle) return circle;
    }
    path.pop();
    return null;
  };
  for (const file of imports.keys()) {
    const circle = visit(file);
    if (circle) return circle;
  }
  return null;
}

it("finds a circle that an import() closes", () => {
  const circle = new Map([
    ["list.tsx", ["panel.tsx"]],
    ["panel.tsx", ["start.ts", "list.tsx"]],
  ]);
  expect(findCircle(circle)).toEqual(["list.tsx", "panel.tsx", "list.tsx"]);
});

it.each(["apps/*/src", "packages/*/src"])(
  "lets no file of %s load itself, even by import()",
  (folder) => {
    const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT });
    expect(files.length).toBeGreaterThan(400);
    expect(findCircle(new Map(files.map((file) => [file, importsOf(file)])))).toBeNull();
  },
);
