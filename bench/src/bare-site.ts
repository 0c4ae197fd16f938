import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, request as forward } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";

/** The call whose rows the page shows, with the token it sends. */
export interface BareCall {
  readonly url: string;
  readonly token: string;
}

export interface BareSite {
  readonly address: string;
  readonly close: () => void;
}

/** Builds the bare page and serves it: files compressed beforehand, everything else passed on to the product. */
export async function serveBareSite(product: string, call: BareCall): Promise<BareSite> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-bare-"));
  await build({
    root: join(import.meta.dirname, "bare-page"),
    configFile: false,
    logLevel: "silent",
    build: { outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  const html = readFileSync(join(folder, "index.html"), "utf8").replace(
    "</head>",
    () => `<script type="application/json" id="call">${JSON.stringify(call)}</script></head>`,
  );
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    if (path === "/") return response.writeHead(200, { "content-type": "text/html" }).end(html);
    if (path.startsWith("/assets/"))
      return response
        .writeHead(200, { "content-type": "text/javascript", "content-encoding": "gzip" })
        .end(gzipSync(readFileSync(join(folder, path)), { level: 9 }));
    return request.pipe(
      forward(new URL(path, product), { headers: request.headers }, (result) => {
        response.writeHead(result.statusCode ?? 502, result.headers);
        result.pipe(response);
      }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const at = server.address();
  return {
    address: `http://127.0.0.1:${typeof at === "object" && at ? at.port : 0}/`,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
