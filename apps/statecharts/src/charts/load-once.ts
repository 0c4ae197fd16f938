/** Loads something of a chart at its first use, and keeps it; null if there is no such chart. */
export function loadOnce<T>(loads: Readonly<Record<string, () => Promise<T>>>) {
  const loaded = new Map<string, Promise<T>>();
  return (id: string): Promise<T> | null => {
    const load = Object.hasOwn(loads, id) ? loads[id] : undefined;
    if (!load) return null;
    const known = loaded.get(id) ?? load();
    loaded.set(id, known);
    return known;
  };
}
