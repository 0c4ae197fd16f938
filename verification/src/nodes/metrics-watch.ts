import { setTimeout as pause } from "node:timers/promises";

/** The bearer token by which the metrics of a proof's servers are read. */
export const METRICS_TOKEN = "the-metrics-of-this-proof-alone-0123";

const READS_EVERY = 1_000;
const LINE = /^(\w+(?:\{.*\})?) (-?[\d.e+-]+)$/;

/** The least and the most that a series has been since the watch looked last. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/** The series of a text in Prometheus' format, each by its name with its labels. */
export const readSeries = (text: string): ReadonlyMap<string, number> =>
  new Map(
    text.split("\n").flatMap((line) => {
      const [, name = "", value = ""] = LINE.exec(line) ?? [];
      return name === "" ? [] : [[name, Number(value)] as const];
    }),
  );

/** Reads the metrics of servers all the time, as Prometheus would, and says what moved. */
export class MetricsWatch {
  readonly #origins: readonly string[];
  #ranges = new Map<string, Range>();
  #isStopped = false;
  readonly #work: Promise<unknown>;

  constructor(origins: readonly string[]) {
    this.#origins = origins;
    this.#work = this.#watch();
  }

  /** What each series of a name was since this was asked last, on any server. */
  since(): (name: string, label?: string) => Range | null {
    const ranges = this.#ranges;
    this.#ranges = new Map();
    return (name, label = "") => {
      const found = [...ranges].filter(
        ([series]) => (series === name || series.startsWith(`${name}{`)) && series.includes(label),
      );
      return found.length === 0
        ? null
        : {
            least: Math.min(...found.map(([, { least }]) => least)),
            most: Math.max(...found.map(([, { most }]) => most)),
          };
    };
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#work;
  }

  async #watch(): Promise<void> {
    for (; !this.#isStopped; await pause(READS_EVERY))
      await Promise.all(this.#origins.map((origin) => this.#read(origin)));
  }

  async #read(origin: string): Promise<void> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const signal = AbortSignal.timeout(5_000);
    // a server that is being replaced does not respond
    const response = await fetch(`${origin}/metrics`, { headers, signal }).catch(() => null);
    const text = response?.ok ? await response.text().catch(() => "") : "";
    for (const [series, value] of readSeries(text)) {
      const { least, most } = this.#ranges.get(series) ?? { least: value, most: value };
      this.#ranges.set(series, { least: Math.min(least, value), most: Math.max(most, value) });
    }
  }
}
