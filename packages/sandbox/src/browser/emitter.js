/** The `on`, `once` and `off` of the provider's elements. */
export function emitter() {
  /** @type {Map<string, Set<(payload: unknown) => void>>} */
  const listeners = new Map();
  /** @param {string} name */
  const of = (name) => {
    const known = listeners.get(name) ?? new Set();
    listeners.set(name, known);
    return known;
  };
  return {
    /** @param {string} name @param {(payload: unknown) => void} listener */
    on(name, listener) {
      of(name).add(listener);
    },
    /** @param {string} name @param {(payload: unknown) => void} listener */
    once(name, listener) {
      const once = (/** @type {unknown} */ payload) => {
        of(name).delete(once);
        listener(payload);
      };
      of(name).add(once);
    },
    /** @param {string} name @param {(payload: unknown) => void} [listener] */
    off(name, listener) {
      if (listener) of(name).delete(listener);
      else of(name).clear();
    },
    /** @param {string} name @param {unknown} payload */
    emit(name, payload) {
      for (const listener of of(name)) listener(payload);
    },
  };
}
