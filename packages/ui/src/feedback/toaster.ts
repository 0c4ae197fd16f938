export type ToastTone = "ok" | "note" | "bad";

export interface ToastContent {
  readonly tone: ToastTone;
  readonly title: string;
  /** A second line: what it means, or what to do. */
  readonly detail?: string | undefined;
  /** A number the user can quote; shown, and copied with the text. */
  readonly reference?: string | undefined;
  /** Takes back what is reported; the toast offers it by a button. */
  readonly undo?: (() => void) | undefined;
  /** For how long it offers that, if for longer than others. */
  readonly undoSeconds?: number | undefined;
}

export interface ToastEntry extends ToastContent {
  readonly id: number;
  /** How often the same message came while it was shown. */
  readonly times: number;
}

/** More than this many would cover the page; one gives way. */
const MOST_TOASTS = 3;

const same = (a: ToastContent, b: ToastContent) =>
  a.tone === b.tone && a.title === b.title && a.detail === b.detail && a.undo === b.undo;

/** The toasts of the page. Outside React, so that a failed query can show one too. */
export class Toaster {
  private entries: readonly ToastEntry[] = [];
  private readonly listeners = new Set<() => void>();
  private next = 1;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly current = (): readonly ToastEntry[] => this.entries;

  /** Shows a toast. The same message twice is one toast that counts. */
  show(content: ToastContent): void {
    const known = this.entries.find((entry) => same(entry, content));
    this.set(
      known
        ? this.entries.map((entry) =>
            entry === known ? { ...known, times: known.times + 1 } : entry,
          )
        : [...this.room(), { ...content, id: this.next++, times: 1 }],
    );
  }

  /** Takes away what asked for something that is done by now (SCREEN-T7). */
  withdraw(title: string): void {
    const rest = this.entries.filter((entry) => entry.title !== title);
    if (rest.length < this.entries.length) this.set(rest);
  }

  dismiss(id: number): void {
    this.set(this.entries.filter((entry) => entry.id !== id));
  }

  /** What stays when one more comes: an error is dropped only if there are none but errors. */
  private room(): readonly ToastEntry[] {
    if (this.entries.length < MOST_TOASTS) return this.entries;
    const going = this.entries.find(({ tone }) => tone !== "bad") ?? this.entries[0];
    return this.entries.filter((entry) => entry !== going);
  }

  private set(entries: readonly ToastEntry[]): void {
    this.entries = entries;
    for (const listener of this.listeners) listener();
  }
}

/** The one corner of the one screen. */
export const toaster = new Toaster();
