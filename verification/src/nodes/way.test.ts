import { once } from "node:events";
import { createServer, connect, type AddressInfo, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { describeMissing } from "./programs.ts";
import { forwarder } from "./way.ts";

/** A place that says its name to each caller, and takes part or not. */
async function place(name: string, takesPart: boolean) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    socket.write(name);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const state = { takesPart };
  return {
    port: (server.address() as AddressInfo).port,
    isUp: () => Promise.resolve(state.takesPart),
    state,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

async function call(port: number) {
  const socket = connect({ host: "127.0.0.1", port }).on("error", () => undefined);
  const [name] = (await once(socket, "data")) as [Buffer];
  return { socket, name: name.toString() };
}

describe("a proof with several machines", () => {
  it("[OPS-19] leads to the place that takes part, and cuts the connections to one that does not any more", async () => {
    const [one, other] = [await place("one", true), await place("other", false)];
    const way = await forwarder([one, other]);
    const first = await call(way.port);
    expect(first.name).toBe("one");
    [one.state.takesPart, other.state.takesPart] = [false, true];
    await once(first.socket, "close");
    await expect
      .poll(async () => {
        const { socket, name } = await call(way.port);
        socket.destroy();
        return name;
      })
      .toBe("other");
    await way.close();
    for (const each of [one, other]) each.close();
  });

  it("[OPS-19] says which programs are missing, and what is done instead", () => {
    const all = { etcd: "e", patroni: "p", haproxy: "h", pgbouncer: "b", postgres: "/usr" };
    expect(describeMissing(all)).toEqual([]);
    expect(describeMissing({ ...all, patroni: null })).toEqual([
      expect.stringContaining("patroni: a primary with one standby"),
    ]);
    expect(
      describeMissing({
        etcd: null,
        patroni: null,
        haproxy: null,
        pgbouncer: null,
        postgres: null,
      }),
    ).toHaveLength(3);
  });
});
