import { setTimeout as pause } from "node:timers/promises";

/** The bearer token by which the metrics of a proof's servers are read. */
export const METRICS_TOKEN = "the-metrics-of-this-proof-alone-0123";

const READS_EVERY = 1_000;
const LINE = /^(\w+(?:\{.*\})?) (-?[\d.e+-]+)$/;

/** What a series has been since the watch began anew: the least, the most, and by how much it rose in all. */
export interface Range {
  readonly least: number;
  readonly most: number;
  readonly rise: number;
}

type Series = ReadonlyMap<string, number>;

/** The series of a text in Prometheus' format, each by its name with its labels. */
export const readSeries = (text: string): Series =>
  new Map(
    text.split("\n").flatMap((line) => {
      const [, name = "", value = ""] = LINE.exec(line) ?? [];
      return name === "" ? [] : [[name, Number(value)] as const];
    }),
  );

/** Reads the metrics of servers all the time, as Prometheus would, and says what moved. */
export class MetricsWatch {
  readonly #origins: () => readonly string[];
  /** What each server said last, by its place: one that is started anew may have another port. */
  readonly #last = new Map<number, Series>();
  #ranges = new Map<string, Range>();
  #isStopped = false;
  readonly #work: Promise<unknown>;

  constructor(origins: () => readonly string[]) {
    this.#origins = origins;
    this.#work = this.#watch();
  }

  /** What each series of a name was since the watch began anew, on any server; null if no server had one. */
  range(name: string, label = ""): Range | null {
    const found = [...this.#ranges]
      .filter(
        ([series]) => (series === name || series.startsWith(`${name}{`)) && series.includes(label),
      )
      .map(([, range]) => range);
    return found.length === 0
      ? null
      : {
          least: Math.min(...found.map(({ least }) => least)),
          most: Math.max(...found.map(({ most }) => most)),
          rise: found.reduce((sum, { rise }) => sum + rise, 0),
        };
  }

  beginAnew(): void {
    this.#ranges = new Map();
  }

  /** Reads every server once. */
  async read(): Promise<void> {
    await Promise.all(this.#origins().map((origin, place) => this.#readServer(origin, place)));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#work;
  }

  async #watch(): Promise<void> {
    for (; !this.#isStopped; await pause(READS_EVERY)) await this.read();
  }

  async #readServer(origin: string, place: number): Promise<void> {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
    const signal = AbortSignal.timeout(5_000);
    // a server that was killed or is being replaced does not respond
    const response = await fetch(`${origin}/metrics`, { headers, signal }).catch(() => null);
    const text = response?.ok ? await response.text().catch(() => null) : null;
    // Prometheus adds whether a server could be read
    this.#note("up", text === null ? 0 : 1, 0);
    if (text === null) return;
    const series = readSeries(text);
    const last = this.#last.get(place);
    for (const [name, value] of series)
      // a counter that was not there yet was 0
      this.#note(name, value, last ? Math.max(0, value - (last.get(name) ?? 0)) : 0);
    this.#last.set(place, series);
  }

  #note(series: string, value: number, risen: number): void {
    const { least, most, rise } = this.#ranges.get(series) ?? {
      least: value,
      most: value,
      rise: 0,
    };
    this.#ranges.set(series, {
      least: Math.min(least, value),
      most: Math.max(most, value),
      rise: rise + risen,
    });
  }
}
