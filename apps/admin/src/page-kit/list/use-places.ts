import { useState } from "react";

interface Places {
  readonly ids: readonly string[];
  readonly of: ReadonlyMap<string, number>;
}

/** Who stays keeps their place; who comes takes over one that was left, or a new one. */
export function nextPlaces(old: ReadonlyMap<string, number>, ids: readonly string[]): Places["of"] {
  const staying = new Set(ids.flatMap((id) => old.get(id) ?? []));
  const left = [...old.values()].filter((place) => !staying.has(place));
  let fresh = Math.max(-1, ...old.values()) + 1;
  return new Map(ids.map((id) => [id, old.get(id) ?? left.shift() ?? fresh++]));
}

/**
 * Where each row is drawn, as its key. Rows of another page or order are written over those that went: a row that
 * is there already is changed in a fraction of the time that a new one takes to draw and lay out.
 */
export function usePlaces(ids: readonly string[]): ReadonlyMap<string, number> {
  const [places, setPlaces] = useState<Places>(() => ({ ids, of: nextPlaces(new Map(), ids) }));
  if (places.ids.length === ids.length && places.ids.every((id, index) => id === ids[index]))
    return places.of;
  const next = { ids, of: nextPlaces(places.of, ids) };
  setPlaces(next);
  return next.of;
}
