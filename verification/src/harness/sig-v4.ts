import { createHash, createHmac } from "node:crypto";

/** A request as a store of AWS receives it. */
export interface SignedRequest {
  readonly method: string;
  /** Path with query, as it was sent. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

const sha256 = (data: string | Buffer): string => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string): Buffer =>
  createHmac("sha256", key).update(data).digest();

/** Everything but letters, digits and `-._~`, as AWS wants it escaped. */
const escapeText = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const canonicalQuery = (query: string): string =>
  [...new URLSearchParams(query)]
    .map(([name, value]) => `${escapeText(name)}=${escapeText(value)}`)
    .toSorted()
    .join("&");

const FORM =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/[^/]+\/aws4_request),\s*SignedHeaders=([^,]+),\s*Signature=([0-9a-f]{64})$/;

/**
 * Whether a request is signed as AWS asks (Signature Version 4) by who holds this secret, and its body is the one that
 * was signed. Written from AWS's description, to check our client with: servers for tests believe every signature.
 */
export function isSignedBy(secret: string, request: SignedRequest): boolean {
  const { method, url, headers, body } = request;
  const form = FORM.exec(headers["authorization"] ?? "");
  if (!form) return false;
  const [, , scope = "", names = "", signature = ""] = form;
  const [path = "", query = ""] = url.split("?", 2);
  const bodyHash = headers["x-amz-content-sha256"] ?? sha256(body);
  if (headers["x-amz-content-sha256"] !== undefined && bodyHash !== sha256(body)) return false;
  const canonical = [
    method,
    path,
    canonicalQuery(query),
    ...names
      .split(";")
      .map((name) => `${name}:${(headers[name] ?? "").trim().replaceAll(/ +/g, " ")}`),
    "",
    names,
    bodyHash,
  ].join("\n");
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString("hex") === signature;
}
