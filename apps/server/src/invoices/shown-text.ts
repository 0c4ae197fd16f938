import { faceOf, shows, type FaceName } from "./invoice-fonts.ts";

/** A character with its marks, and the face that shows it. */
export interface Cluster {
  readonly text: string;
  readonly face: FaceName;
}

/** What has no script of its own stays with the word before it, if that face has it. */
const PUNCTUATION = /^[\p{P}\p{Zs}]$/u;
const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Text as an invoice shows it (INV-P2): each character with the face that has it. Letters lose marks that no face has, and
 * what none shows at all is a question mark rather than another sign, a box, or nothing.
 */
export function shownClusters(text: string): readonly Cluster[] {
  const clusters: Cluster[] = [];
  for (const { segment } of segmenter.segment(text.normalize("NFC").replaceAll(/\s+/gu, " "))) {
    const before = clusters.at(-1)?.face;
    const face =
      before && before !== "emoji" && PUNCTUATION.test(segment) && shows(before, segment)
        ? before
        : faceOf(segment);
    if (face) {
      clusters.push({ text: segment, face });
      continue;
    }
    const [bare = "?"] = segment.normalize("NFD");
    const bareFace = faceOf(bare);
    clusters.push(bareFace ? { text: bare, face: bareFace } : { text: "?", face: "inter" });
  }
  return clusters;
}
