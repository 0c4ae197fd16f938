import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What happens to calls of one kind. `lose`: the work is done, and its answer is lost. */
export interface Fault {
  readonly method: "GET" | "POST";
  readonly path: RegExp;
  readonly how: "fail" | "lose" | "garble";
  readonly times: number;
}

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly requestId: string | null;
}

export interface FaultProxy {
  readonly origin: string;
  /** The calls, in order, with those that met a fault. */
  readonly received: ReceivedCall[];
  readonly breakOn: (fault: Fault) => void;
  readonly repair: () => void;
  readonly close: () => Promise<void>;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const HOP = new Set(["host", "connection", "content-length", "keep-alive", "transfer-encoding"]);

/** A proxy between a client and the server at `target` that breaks the calls that a test names. */
export async function faultProxy(target: () => string): Promise<FaultProxy> {
  const received: ReceivedCall[] = [];
  const faults: { fault: Fault; left: number }[] = [];

  const nextFault = (method: string, path: string): Fault["how"] | null => {
    const found = faults.find(
      ({ fault, left }) => left > 0 && fault.method === method && fault.path.test(path),
    );
    if (!found) return null;
    found.left -= 1;
    return found.fault.how;
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", url: path = "/" } = request;
    const requestId = request.headers["paypal-request-id"];
    received.push({ method, path, requestId: typeof requestId === "string" ? requestId : null });
    const body = await readBody(request);
    const injected = nextFault(method, path);
    if (injected === "fail") {
      response.writeHead(503).end("<html>away</html>");
      return;
    }
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === "string" && !HOP.has(name) ? [[name, value] as [string, string]] : [],
    );
    const responded = await fetch(`${target()}${path}`, {
      method,
      headers,
      ...(body.length > 0 ? { body: new Uint8Array(body) } : {}),
    });
    const text = await responded.text();
    if (injected === "lose") {
      request.socket.destroy();
      return;
    }
    response
      .writeHead(responded.status, { "content-type": "application/json" })
      .end(injected === "garble" ? text.slice(0, 20) : text);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the proxy has no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    received,
    breakOn: (fault) => {
      faults.push({ fault, left: fault.times });
    },
    repair: () => {
      faults.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
