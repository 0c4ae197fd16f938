import type { Env } from "./env.ts";

/** Where and how traces are sent, by OpenTelemetry's usual variables (OPS-20). */
export interface TracingSettings {
  /** Where spans are posted, as OTLP over HTTP. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** What else tells this server from others. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Which share of traces that begin here is recorded, and whether a proxy's decision comes first. */
  readonly sampler: { readonly ratio: number; readonly isParentFirst: boolean };
}

const SAMPLERS = /^(parentbased_)?(always_on|always_off|traceidratio)$/;

/** `key=value,other=value`, each percent-encoded. */
function readPairs(env: Env, name: string, reasons: string[]): Readonly<Record<string, string>> {
  const pairs: Record<string, string> = {};
  for (const pair of (env[name] ?? "").split(",").filter((text) => text.trim() !== "")) {
    const [, key = "", value = ""] = /^\s*([^=\s]+)\s*=(.*)$/su.exec(pair) ?? [];
    try {
      pairs[decodeURIComponent(key)] = decodeURIComponent(value.trim());
      if (key === "") throw new Error("a pair without a name");
    } catch {
      reasons.push(`${name} holds pairs such as name=value, by commas.`);
      return {};
    }
  }
  return pairs;
}

function readSampler(env: Env, reasons: string[]): TracingSettings["sampler"] {
  const text = env["OTEL_TRACES_SAMPLER"] ?? "parentbased_always_on";
  const [, parent, kind] = SAMPLERS.exec(text) ?? [];
  if (kind === undefined)
    reasons.push(
      "OTEL_TRACES_SAMPLER is always_on, always_off or traceidratio, or one of them behind parentbased_.",
    );
  const share = Number(env["OTEL_TRACES_SAMPLER_ARG"] ?? "1");
  if (!(share >= 0 && share <= 1)) reasons.push("OTEL_TRACES_SAMPLER_ARG is a number from 0 to 1.");
  const ratio = { always_on: 1, always_off: 0, traceidratio: share }[kind ?? "always_on"] ?? 1;
  return { ratio, isParentFirst: parent !== undefined };
}

function readUrl(env: Env, reasons: string[]): string | null {
  const own = env["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"];
  const base = env["OTEL_EXPORTER_OTLP_ENDPOINT"];
  const text = own ?? (base === undefined ? undefined : `${base.replace(/\/+$/u, "")}/v1/traces`);
  if (text === undefined) return null;
  if (!/^https?:$/u.test(URL.parse(text)?.protocol ?? ""))
    reasons.push(
      "OTEL_EXPORTER_OTLP_ENDPOINT starts with http:// or https:// and names an OTLP receiver.",
    );
  return text;
}

/** Reads the settings of traces; null if they are sent nowhere. */
export function readTracing(env: Env, reasons: string[]): TracingSettings | null {
  const url = readUrl(env, reasons);
  const isOff = env["OTEL_SDK_DISABLED"] === "true" || env["OTEL_TRACES_EXPORTER"] === "none";
  if (url === null || isOff) return null;
  const protocol =
    env["OTEL_EXPORTER_OTLP_TRACES_PROTOCOL"] ??
    env["OTEL_EXPORTER_OTLP_PROTOCOL"] ??
    "http/protobuf";
  if (protocol !== "http/protobuf")
    reasons.push("OTEL_EXPORTER_OTLP_PROTOCOL is http/protobuf: no other is spoken here.");
  const { "service.name": named, ...attributes } = readPairs(
    env,
    "OTEL_RESOURCE_ATTRIBUTES",
    reasons,
  );
  return {
    url,
    headers: {
      ...readPairs(env, "OTEL_EXPORTER_OTLP_HEADERS", reasons),
      ...readPairs(env, "OTEL_EXPORTER_OTLP_TRACES_HEADERS", reasons),
    },
    serviceName: env["OTEL_SERVICE_NAME"] ?? named ?? "marquee",
    attributes,
    sampler: readSampler(env, reasons),
  };
}
