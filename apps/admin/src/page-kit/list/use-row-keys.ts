import { useState } from "react";

type KeyById = ReadonlyMap<string, number>;

interface RowKeys {
  readonly ids: readonly string[];
  readonly keyById: KeyById;
}

/** A row that stays keeps its key; a new one takes the key of a row that went, or a fresh one. */
export function nextRowKeys(previous: KeyById, ids: readonly string[]): KeyById {
  const staying = new Set(ids.flatMap((id) => previous.get(id) ?? []));
  const free = [...previous.values()].filter((key) => !staying.has(key));
  let fresh = Math.max(-1, ...previous.values()) + 1;
  return new Map(ids.map((id) => [id, previous.get(id) ?? free.shift() ?? fresh++]));
}

/**
 * The React key of each row. Rows of another page or order reuse the elements of those that went: an element that is
 * there already is changed in a fraction of the time that a new one takes to render and lay out.
 */
export function useRowKeys(ids: readonly string[]): KeyById {
  const [keys, setKeys] = useState<RowKeys>(() => ({ ids, keyById: nextRowKeys(new Map(), ids) }));
  if (keys.ids.length === ids.length && keys.ids.every((id, index) => id === ids[index]))
    return keys.keyById;
  const keyById = nextRowKeys(keys.keyById, ids);
  setKeys({ ids, keyById });
  return keyById;
}
