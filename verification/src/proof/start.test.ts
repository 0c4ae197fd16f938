import { DEMONSTRATION_PASSWORD } from "@marquee/domain/session/demonstration-accounts";
import { isAlive } from "@marquee/server/platform/database/start-lock";
import { existsSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { dataFolder, type DataFolder } from "../harness/data-folder.ts";
import { postmasterOf, spawnServer, type StartingServer } from "./server-process.ts";

const SIGN_IN = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded";

const folders: DataFolder[] = [];
const servers: StartingServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.signal("SIGKILL");
    await server.ended;
  }
});
afterAll(() => {
  for (const folder of folders) folder.remove();
});

function start(settings: Readonly<Record<string, string>> = {}, folder = dataFolder("start")) {
  folders.push(folder);
  const server = spawnServer(folder.path, { LOG_LEVEL: "error", ...settings });
  servers.push(server);
  return { folder, server };
}

/** Whether the PostgreSQL of a folder runs; a process that was orphaned may take a moment to be gone. */
const hasDatabase = ({ path }: DataFolder): boolean => {
  try {
    return isAlive(postmasterOf(path));
  } catch {
    // It removes the file with its number when it stops.
    return false;
  }
};

describe("a start that fails", () => {
  it("[OPS-7] says so on a port that is taken, and leaves no PostgreSQL running", async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
    const { port } = taken.address() as AddressInfo;
    const { folder, server } = start({ PORT: String(port) }, dataFolder("taken"));
    expect(await server.ended).toBe(1);
    taken.close();
    expect(server.output()).toContain(`Port ${port} of 127.0.0.1 is taken.`);
    expect(server.output()).not.toContain("    at ");
    expect(hasDatabase(folder)).toBe(false);
  });

  it("[OPS-7] leaves no PostgreSQL running after a signal while it starts", async () => {
    const { folder, server } = start();
    await expect
      .poll(() => existsSync(join(folder.path, "postgres.json")), { interval: 5 })
      .toBe(true);
    server.signal("SIGTERM");
    expect(await server.ended).toBe(0);
    expect(server.output()).not.toContain("ADMIN-UI");
    expect(hasDatabase(folder)).toBe(false);
  });
});

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((one) => one?.address === "::1");

describe("a start on another address of this machine", () => {
  // The server that starts first fills the demonstration, through its own address.
  const folder = dataFolder("hosts");
  it.each([
    { HOST: "127.0.0.2", printed: /^http:\/\/127\.0\.0\.2:\d+$/ },
    // a container may have no IPv6
    ...(hasIpv6 ? [{ HOST: "::1", printed: /^http:\/\/\[::1\]:\d+$/ }] : []),
  ])("[CONFIG-M10] fills the demonstration and answers on $HOST", async ({ HOST, printed }) => {
    const { server } = start({ HOST }, folder);
    const origin = await server.origin;
    expect(origin).toMatch(printed);
    expect(await (await fetch(`${origin}/readyz`)).json()).toEqual({ ready: true });
    const signedIn = await fetch(`${origin}${SIGN_IN}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "merchant@marquee.test", password: DEMONSTRATION_PASSWORD }),
    });
    expect(signedIn.status).toBe(200);
  });
});
