import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bringChromium } from "./bring-chromium.ts";

describe("bringChromium", () => {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "marquee-chromium-"));
    for (const name of ["chromium", "chromium-headless-shell", "google-chrome"]) {
      writeFileSync(join(folder, name), "#!/bin/sh\nexit 1\n");
      chmodSync(join(folder, name), 0o755);
    }
    vi.stubEnv("PATH", `${folder}:${process.env["PATH"] ?? ""}`);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  it.runIf(process.platform === "linux" && process.arch === "x64")(
    "returns the project's own, whatever the system has",
    async () => {
      vi.stubEnv("CHROMIUM_PATH", undefined);
      expect(await bringChromium()).toMatch(
        /node_modules\/\.cache\/chromium-[\d.]+-[0-9a-f]{8}\/chromium$/,
      );
    },
  );

  it("returns the one that CHROMIUM_PATH names", async () => {
    vi.stubEnv("CHROMIUM_PATH", join(folder, "chromium"));
    expect(await bringChromium()).toBe(join(folder, "chromium"));
  });

  it("returns none if CHROMIUM_PATH names no file", async () => {
    vi.stubEnv("CHROMIUM_PATH", join(folder, "missing"));
    expect(await bringChromium()).toBeNull();
  });
});
