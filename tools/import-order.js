// The order of a file's imports, as a lint rule: packages, then the files of other folders, then those of its own; each is
// named once. What a file depends on is then seen at a glance, the farthest first.

const rankOf = (spec) => (spec.startsWith("./") ? 2 : spec.startsWith(".") ? 1 : 0);
const RANKS = ["packages", "files of other folders", "files of its own folder"];

/** Returns what is wrong with an import behind those of `before`, or null. */
export function checkImport(spec, before) {
  if (before.includes(spec)) return `"${spec}" is imported above: import both at once`;
  const last = Math.max(0, ...before.map(rankOf));
  return rankOf(spec) < last ? `${RANKS[rankOf(spec)]} are imported above ${RANKS[last]}` : null;
}

/** A module may be imported as a whole beside its names: the two have no common form. */
const isOfNames = ({ specifiers }) => specifiers.every(({ type }) => type === "ImportSpecifier");

const create = (context) => ({
  Program({ body }) {
    const before = [];
    for (const node of body) {
      if (node.type !== "ImportDeclaration" || !isOfNames(node)) continue;
      const message = checkImport(node.source.value, before);
      if (message) context.report({ node: node.source, message });
      before.push(node.source.value);
    }
  },
});

export default { meta: { name: "import-order" }, rules: { "farthest-first": { create } } };
