import type { Font } from "fontkit";

/** What places the marks of a face in fontkit; its types leave it out. */
interface MarkPlacer {
  applyLookup: (type: number, table: unknown) => boolean;
}

const isMarkPlacer = (value: unknown): value is MarkPlacer =>
  typeof value === "object" &&
  value !== null &&
  typeof Reflect.get(value, "applyLookup") === "function";

/** The lookups that attach a mark to a letter, to a ligature, or to another mark. */
const ATTACHES_MARKS: ReadonlySet<number> = new Set([4, 5, 6]);
const repaired = new WeakSet<MarkPlacer>();

function findPlacer(face: Font): MarkPlacer | null {
  const layout: unknown = Reflect.get(face, "_layoutEngine");
  const engine: unknown = Object(layout).engine;
  const placer: unknown = Object.getPrototypeOf(Object(Object(engine).GPOSProcessor));
  return isMarkPlacer(placer) ? placer : null;
}

/**
 * Makes fontkit 2.0.4 skip a mark for which a letter has no anchor. OpenType lets an anchor be NULL, and the lookup does
 * not apply then; fontkit reads its coordinates and throws, as for the tippi of "ਪੰਜਾਬੀ", and the whole invoice would
 * fail. Once for all faces: they share the code that places their marks, also in `pdfkit`.
 */
export function skipNullAnchors(face: Font): void {
  const placer = findPlacer(face);
  if (placer === null || repaired.has(placer)) return;
  const apply = placer.applyLookup;
  placer.applyLookup = function applyLookup(this: MarkPlacer, type: number, table: unknown) {
    if (!ATTACHES_MARKS.has(type)) return apply.call(this, type, table);
    try {
      return apply.call(this, type, table);
    } catch (error) {
      // it throws before it has moved anything
      if (error instanceof TypeError) return false;
      throw error;
    }
  };
  repaired.add(placer);
}
