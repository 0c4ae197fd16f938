// npm leaves platform binaries that the registry at hand could not resolve out of the lock file, and then
// `npm ci` refuses that lock. This adds them: exact-pinned optional dependencies, never downloaded on a
// platform they are not for. Run after every `npm install`; it also removes recorded download addresses.
import { readFileSync, writeFileSync } from "node:fs";

const FILE = "package-lock.json";
const OS = {
  android: "android",
  darwin: "darwin",
  win32: "win32",
  windows: "win32",
  freebsd: "freebsd",
  linux: "linux",
  openharmony: "openharmony",
};
const CPU = ["arm64", "x64", "ia32", "ppc64", "riscv64", "s390x", "arm"];

const lock = JSON.parse(readFileSync(FILE, "utf8"));
let added = 0;
for (const entry of Object.values({ ...lock.packages })) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key] || !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)) continue;
    const tail = name.split("/").pop();
    const os = Object.keys(OS).find((part) => tail.includes(part));
    const cpu =
      CPU.find((part) => tail.includes(part)) ?? (tail.endsWith("-64") ? "x64" : undefined);
    if (!os || !cpu) continue;
    const libc = /musl/.test(tail) ? "musl" : /gnu/.test(tail) ? "glibc" : undefined;
    lock.packages[key] = {
      version,
      optional: true,
      os: [OS[os]],
      cpu: [cpu],
      ...(libc && os === "linux" ? { libc: [libc] } : {}),
    };
    added++;
  }
}
for (const entry of Object.values(lock.packages))
  if (/^https?:/.test(entry.resolved ?? "")) delete entry.resolved;
lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)),
);
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`lock file: ${added} platform entries added`);
