// The allowed imports between layers, as a lint rule. An import is resolved to the layer it lands in, and a layer
// may only reach the layers listed for it (docs/decisions/0002-layers.md).
import { dirname, relative, resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");

/** layer -> [folder, layers it may import, outside packages it may not import] */
const LAYERS = {
  domain: [
    "packages/domain/",
    [],
    /^(react|xstate|@xstate|@tanstack|radix-ui|ofetch|firebase|fastify|pg|drizzle-orm|node:)/,
  ],
  machines: [
    "packages/machines/",
    ["domain"],
    /^(react|@xstate\/react|@tanstack|radix-ui|ofetch|effect|node:)/,
  ],
  // elkjs lays charts out at build time and is imported by one file; no screen may load it.
  charts: [
    "packages/charts/",
    [],
    /^(react|@xstate\/react|@tanstack|radix-ui|ofetch|effect|node:)/,
  ],
  // Parts, tokens and what wraps the browser (storage, media, time): panel, explorer and help share them. It knows no noun.
  ui: ["packages/ui/", ["domain"], /^(xstate|@xstate|@tanstack|ofetch|firebase|fastify|node:)/],
  api: ["packages/api/", ["domain"], /^(react|xstate|@tanstack|radix-ui|fastify|node:)/],
  sandbox: ["packages/sandbox/", [], /^(react|xstate|@tanstack|radix-ui|drizzle-orm)/],
  cli: ["packages/cli/", ["domain", "machines", "charts"], /^(react|fastify|pg|drizzle-orm)/],
  server: ["apps/server/", ["domain", "api", "sandbox"], /^(react|xstate|@tanstack|radix-ui)/],
  // What breaks the product on purpose may reach all of it; the product never reaches here.
  verification: [
    "verification/",
    ["domain", "api", "sandbox", "server"],
    /^(react|@xstate|radix-ui)/,
  ],
  statecharts: [
    "apps/statecharts/src/",
    ["domain", "machines", "charts", "ui"],
    /^(elkjs|@tanstack|ofetch|@firebase|fastify|pg|node:)/,
  ],
  // The help: pages rendered at build time, and a small script beside them. It needs neither sign-in nor calls.
  help: [
    "apps/help/",
    ["domain", "api", "ui"],
    /^(react|xstate|@xstate|@tanstack|radix-ui|ofetch|firebase|fastify|pg)/,
  ],
  // What watches the panel's machines from outside; no part of the panel imports it.
  inspect: [
    "apps/admin/src/inspect/",
    ["domain", "machines", "charts"],
    /^(react|@xstate|@tanstack|radix-ui|ofetch|firebase|fastify|node:)/,
  ],
  // What counts how the panel's machines are used; the panel starts it, and no screen knows of it.
  traffic: [
    "apps/admin/src/traffic/",
    ["domain", "charts", "api", "ui", "session"],
    /^(react|@xstate|@tanstack|radix-ui|ofetch|firebase|fastify|node:)/,
  ],
  // The panel, from its foundations up.
  session: ["apps/admin/src/session/", ["domain", "machines", "api", "ui"], /^(fastify|pg|node:)/],
  kit: [
    "apps/admin/src/page-kit/",
    ["domain", "machines", "api", "ui", "session"],
    /^(firebase|ofetch|fastify|node:)/,
  ],
  feature: [
    "apps/admin/src/features/",
    ["domain", "machines", "api", "ui", "kit", "session", "feature"],
    /^(firebase|fastify|pg|node:)/,
  ],
  app: [
    "apps/admin/src/app/",
    ["domain", "machines", "api", "ui", "kit", "session", "feature", "traffic"],
    /^(firebase|fastify|pg|node:)/,
  ],
};
/**
 * The folders of the server from the lowest layer up; a folder imports only those before it. The tables
 * (`schema`) need the database's columns alone, and platform knows no noun. Its own tables are beside what uses them.
 */
const SERVER = "apps/server/src/";
const PLATFORM_TABLE = /^apps\/server\/src\/platform\/[a-z]+\/[a-z-]+-table\.ts$/;
export const SERVER_ORDER =
  "platform/clock platform/refusal platform/config platform/database platform/tenancy platform/log platform/limits \
platform/identity platform/http platform/tracing platform/records platform/lists platform/events platform/outbox platform/mail platform/computing platform/images platform/ingest \
platform/audit \
geography roles categories companies stores users notifications views cases traffic items products beacons bills sections catalog reports offers campaigns \
images approval invoices transactions payments reconciliation undelivered home search onboarding session services retention demonstration modes operate top".split(
    " ",
  );

/** The nouns of the domain in the same way: none needs one that is behind it, so that none needs itself. */
const DOMAIN = "packages/domain/src/";
export const DOMAIN_ORDER =
  "money dates wire validation mail images geography sites access notifications undelivered history inspection roles companies stores users profile session \
onboarding categories items offers products variants catalog reports campaigns approval sections disputes payments invoices refunds reconciliation bills ingest home search views traffic cases forms help".split(
    " ",
  );

/**
 * The nouns of the panel likewise. What a feature exports to those behind it are the files directly in its folder;
 * its subfolders are its own.
 */
export const FEATURE_ORDER =
  "session notifications geography images companies roles history categories payments users approval stores items area invoices cards transactions \
sections bills catalog reports campaigns products profile variants offers owners home onboarding gallery".split(
    " ",
  );

/** Domain rules stay free of every library; entity files alone may use Effect Schema. */
const SCHEMA_FILE = /\.schema\.ts$/;
/** Days are counted, and Central time is read, in one place: nothing else uses the library behind it. */
const DATE_LIBRARY = /^(date-fns|@date-fns)(\/|$)/;
/** What lays charts out is large: only the build may load it. */
const LAYOUT_LIBRARY = /^elkjs(\/|$)/;
const LAYOUT_FILES = /^packages\/charts\/src\/layout\/(lay-out|elk-graph)\.ts$/;
const LAYOUT_ENTRY = "@marquee/charts/layout/lay-out";
const DATE_FOLDER = "packages/domain/src/dates/";
const TEST_FILE = /\.(test|prop\.test)\.tsx?$|\/testing\//;

const layerOf = (path) => Object.keys(LAYERS).find((name) => path.startsWith(LAYERS[name][0]));
const packageOf = (path) =>
  path
    .split("/")
    .slice(0, path.startsWith("verification/") ? 1 : 2)
    .join("/");

/** The folder of the server that a file belongs to; files beside the folders are above all. */
function serverFolderOf(path) {
  if (!path.startsWith(SERVER)) return null;
  const [first, second, third] = path.slice(SERVER.length).split("/");
  if (second === undefined) return first === "services.ts" ? "services" : "top";
  return first === "platform" && third !== undefined ? `platform/${second}` : first;
}

/** What is wrong with a folder that imports another of its package; `order` names the folders from below to above. */
function checkOrder(own, target, order, name) {
  const [at, wanted] = [order.indexOf(own), order.indexOf(target)];
  if (at < 0 || wanted < 0)
    return `"${at < 0 ? own : target}" is not in ${name} of tools/boundaries.js: add it behind every folder that it imports`;
  if (wanted <= at) return null;
  return `"${own}" must not import "${target}", which comes after it in ${name} of tools/boundaries.js: put what both need below both, or let "${target}" pass it in`;
}

function checkServerFolders(from, to) {
  const [own, target] = [serverFolderOf(from), serverFolderOf(to)];
  if (own === null || target === null || own === target) return null;
  if (own === "schema")
    return target === "platform/database" || PLATFORM_TABLE.test(to)
      ? null
      : "tables use the database's columns alone";
  if (target === "schema") return null;
  const wrong = checkOrder(own, target, SERVER_ORDER, "SERVER_ORDER");
  return wrong &&
    own.startsWith("platform/") &&
    !target.startsWith("platform/") &&
    SERVER_ORDER.includes(target)
    ? `platform must not know "${target}": let it pass in what platform needs, as handlers.ts and services.ts do`
    : wrong;
}

function checkDomainFolders(from, to) {
  const [own, target] = [from, to].map((path) => path.slice(DOMAIN.length).split("/")[0]);
  return own === target ? null : checkOrder(own, target, DOMAIN_ORDER, "DOMAIN_ORDER");
}

function checkFeatures(from, to) {
  const [own, target] = [from, to].map((path) => path.slice(LAYERS.feature[0].length).split("/"));
  if (own[0] === target[0]) return null;
  if (target.length > 2)
    return `"${own[0]}" must not import from a subfolder of "${target[0]}": what "${target[0]}" hands out is directly in its folder`;
  return checkOrder(own[0], target[0], FEATURE_ORDER, "FEATURE_ORDER");
}

function checkPackage(from, layer, spec) {
  if (LAYOUT_LIBRARY.test(spec) && !LAYOUT_FILES.test(from))
    return "charts are laid out at build time: only packages/charts/src/layout imports elkjs";
  if (spec === LAYOUT_ENTRY) return "charts are laid out at build time: load their stored layouts";
  const own = /^@marquee\/([a-z]+)/.exec(spec)?.[1];
  const [, allowed, denied] = LAYERS[layer];
  if (own) return own === layer || allowed.includes(own) ? null : `${layer} must not import ${own}`;
  if (layer === "domain" && spec.startsWith("effect") && !SCHEMA_FILE.test(from))
    return "domain rules import no library; Effect Schema belongs in *.schema.ts";
  if (DATE_LIBRARY.test(spec) && !from.startsWith(DATE_FOLDER))
    return `dates are the domain's: import ${DATE_FOLDER} instead of "${spec}"`;
  return denied.test(spec) ? `${layer} must not import "${spec}"` : null;
}

function checkPath(from, layer, to) {
  if (packageOf(to) !== packageOf(from)) return `import ${packageOf(to)} by its package name`;
  const target = layerOf(to);
  if (!target) return null;
  if (target !== layer && !LAYERS[layer][1].includes(target))
    return `${layer} must not import ${target}`;
  if (layer === "feature" && target === "feature") return checkFeatures(from, to);
  if (layer === "domain") return checkDomainFolders(from, to);
  return layer === "server" ? checkServerFolders(from, to) : null;
}

/** Returns what is wrong with importing `spec` from `file`, or null. */
export function check(file, spec) {
  const from = relative(root, file);
  const layer = layerOf(from);
  if (!layer || TEST_FILE.test(from)) return null;
  return spec.startsWith(".")
    ? checkPath(from, layer, relative(root, resolve(dirname(file), spec)))
    : checkPackage(from, layer, spec);
}

/** What browsers load has no schema (docs/decisions/0003-contract.md): its library weighs more than the first list of the panel. */
const SCHEMA_IMPORT = /\.schema(\.ts)?$/;
const WITHOUT_SCHEMAS = ["domain", "machines", "ui", "session", "kit", "feature", "app", "traffic"];

/** Returns what is wrong with importing a value, as against a type, of `spec` from `file`, or null. */
export function checkValue(file, spec) {
  const from = relative(root, file);
  if (!SCHEMA_IMPORT.test(spec) || SCHEMA_FILE.test(from) || TEST_FILE.test(from)) return null;
  return WITHOUT_SCHEMAS.includes(layerOf(from))
    ? "browsers load no schema: import its types alone, and what else is needed from a file without a schema"
    : null;
}

const isOfTypes = ({ importKind, exportKind, specifiers = [] }) =>
  [importKind, exportKind].includes("type") ||
  (specifiers.length > 0 &&
    specifiers.every((one) => [one.importKind, one.exportKind].includes("type")));

const create = (context) => {
  const visit = (node) => {
    const spec = node.source?.value;
    if (typeof spec !== "string") return;
    const message =
      check(context.filename, spec) ??
      (isOfTypes(node) ? null : checkValue(context.filename, spec));
    if (message) context.report({ node: node.source, message });
  };
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
  };
};

export default { meta: { name: "boundaries" }, rules: { imports: { create } } };
