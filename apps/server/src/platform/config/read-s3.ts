/** An S3-compatible store, addressed as `<endpoint>/<bucket>/<name>`. */
export interface S3Settings {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const NAMES = [
  "S3_ENDPOINT",
  "S3_BUCKET",
  "S3_REGION",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

/** Whether a text is an address of the web that names of objects can follow: without a query, a fragment or an account. */
function isStoreAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    !/[?#]/u.test(text) &&
    url.username === "" &&
    url.password === ""
  );
}

/** The object store that the environment names, or null for the folder. One of the five requires all of them (IMAGE-C1). */
export function readS3Settings(
  env: Readonly<Record<string, string | undefined>>,
  reasons: string[],
): S3Settings | null {
  if (!NAMES.some((name) => env[name])) return null;
  const read = (name: (typeof NAMES)[number]): string => {
    const value = env[name];
    if (!value) reasons.push(`${name} is missing: the store of images is half configured.`);
    else if (/[\s\p{Cc}]/u.test(value)) reasons.push(`${name} holds a blank or a line break.`);
    return value ?? "";
  };
  const [endpoint, bucket] = [read("S3_ENDPOINT"), read("S3_BUCKET")];
  if (endpoint && !/\s/u.test(endpoint) && !isStoreAddress(endpoint))
    reasons.push(
      "S3_ENDPOINT starts with https:// or http:// and names an S3-compatible store, without ?, # and an account.",
    );
  if (bucket && !/\s/u.test(bucket) && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    reasons.push(
      "S3_BUCKET is the name of a bucket: 3 to 63 small letters, digits, dots or dashes.",
    );
  return {
    endpoint: endpoint.replace(/\/+$/, ""),
    bucket,
    region: read("S3_REGION"),
    accessKeyId: read("S3_ACCESS_KEY_ID"),
    secretAccessKey: read("S3_SECRET_ACCESS_KEY"),
  };
}
