import { useCallback, useEffect, useLayoutEffect } from "react";
import { replaceParams, useAddress } from "../app/address.ts";

/** The items of a panel, gone through one by one: `N` and `P` go on and back, and the address holds which one is open. */
export function useItems(
  ids: readonly string[],
  show: (id: string) => void,
  whenOpened?: (id: string) => void,
) {
  const { params } = useAddress();
  const asked = Number(params.get("item") ?? 0);
  const number = Number.isInteger(asked) && asked >= 1 && asked <= ids.length ? asked : 0;
  const current = ids[number - 1] ?? null;
  const count = ids.length;
  useEffect(() => {
    if (current !== null) show(current);
  }, [current, show]);
  const goTo = useCallback(
    // after the last comes the first
    (next: number) => {
      const at = (next - 1 + ids.length) % ids.length;
      const id = ids[at];
      if (id === undefined) return;
      replaceParams({ item: String(at + 1) });
      whenOpened?.(id);
    },
    [ids, whenOpened],
  );
  const open = useCallback((id: string) => goTo(ids.indexOf(id) + 1), [ids, goTo]);
  // before the first paint, so that no key that is pressed on what is shown gets lost
  useLayoutEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
      if (target instanceof HTMLSelectElement || ctrlKey || metaKey || altKey) return;
      const pressed = key.toLowerCase();
      if (pressed === "n") goTo(number + 1);
      else if (pressed === "p") goTo(number === 0 ? count : number - 1);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [number, count, goTo]);
  return { number, count, current, goTo, open };
}

export type Items = ReturnType<typeof useItems>;
