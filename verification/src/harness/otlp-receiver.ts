import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";

/** A span as it was received. */
export interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the first of a trace. */
  readonly parentId: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** Of the server that sent it. */
  readonly resource: Readonly<Record<string, string | number>>;
}

export interface OtlpReceiver {
  readonly url: string;
  readonly spans: readonly ReceivedSpan[];
  /** Everything that was received, as bytes: what is in none of them was not sent. */
  readonly bytes: () => Buffer;
  /** The headers of the last request. */
  readonly headers: () => Readonly<Record<string, unknown>>;
  readonly close: () => Promise<void>;
}

type Fields = ReadonlyMap<number, readonly (bigint | Buffer)[]>;

/** Reads the fields of a message in protocol buffers' wire format, which names none and types few. */
function readFields(bytes: Buffer): Fields {
  const fields = new Map<number, (bigint | Buffer)[]>();
  let at = 0;
  const readNumber = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = bytes[at++] ?? 0;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const readBytes = (length: number): Buffer => bytes.subarray(at, (at += length));
  while (at < bytes.length) {
    const tag = Number(readNumber());
    const wireType = tag & 7;
    let value: bigint | Buffer;
    if (wireType === 0) value = readNumber();
    else if (wireType === 1) value = readBytes(8);
    else if (wireType === 2) value = readBytes(Number(readNumber()));
    else if (wireType === 5) value = readBytes(4);
    else throw new Error(`wire type ${wireType} is none of OTLP's`);
    const field = tag >> 3;
    fields.set(field, [...(fields.get(field) ?? []), value]);
  }
  return fields;
}

const partsOf = (fields: Fields, field: number): readonly Buffer[] =>
  (fields.get(field) ?? []).filter((value) => Buffer.isBuffer(value));
const bytesOf = (fields: Fields, field: number): Buffer =>
  partsOf(fields, field)[0] ?? Buffer.alloc(0);

/** `KeyValue`: its values are texts and whole numbers here. */
const attributesOf = (fields: Fields, field: number): Record<string, string | number> =>
  Object.fromEntries(
    partsOf(fields, field).map((part) => {
      const pair = readFields(part);
      const value = readFields(bytesOf(pair, 2));
      const [text] = partsOf(value, 1);
      const [whole] = value.get(3) ?? [];
      return [bytesOf(pair, 1).toString(), text?.toString() ?? Number(whole)];
    }),
  );

/** The spans of an `ExportTraceServiceRequest`. */
function readSpans(bytes: Buffer): readonly ReceivedSpan[] {
  return partsOf(readFields(bytes), 1).flatMap((ofResource) => {
    const fields = readFields(ofResource);
    const resource = attributesOf(readFields(bytesOf(fields, 1)), 1);
    const scopes = partsOf(fields, 2).map(readFields);
    return scopes.flatMap((scope) =>
      partsOf(scope, 2).map((part) => {
        const span = readFields(part);
        return {
          name: bytesOf(span, 5).toString(),
          traceId: bytesOf(span, 1).toString("hex"),
          spanId: bytesOf(span, 2).toString("hex"),
          parentId: bytesOf(span, 4).toString("hex"),
          attributes: attributesOf(span, 9),
          resource,
        };
      }),
    );
  });
}

/** A receiver of OTLP over HTTP with protocol buffers, as a collector is one. */
export async function otlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const bodies: Buffer[] = [];
  let headers: Readonly<Record<string, unknown>> = {};
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const sent = Buffer.concat(chunks);
      const body = request.headers["content-encoding"] === "gzip" ? gunzipSync(sent) : sent;
      const isOurs =
        request.url === "/v1/traces" &&
        request.headers["content-type"] === "application/x-protobuf";
      if (isOurs) {
        headers = request.headers;
        bodies.push(body);
        spans.push(...readSpans(body));
      }
      response.writeHead(isOurs ? 200 : 404, { "content-type": "application/x-protobuf" }).end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    bytes: () => Buffer.concat(bodies),
    headers: () => headers,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
