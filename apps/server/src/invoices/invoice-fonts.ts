import * as fontkit from "fontkit";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { skipNullAnchors } from "./null-anchors.ts";

const require = createRequire(import.meta.url);

export type Weight = "text" | "strong";

/** A face by the files of its two weights, read when an invoice first needs it. */
interface FaceFiles {
  readonly text: string;
  readonly strong: string;
  /** Whether its letters run from right to left: its shaper puts them in order. */
  readonly rightToLeft?: true;
}

/** A file of a package that names none of them in its exports. */
const besideMain = (main: string, file: string): string => join(dirname(main), "../fonts", file);

/** The faces of an invoice: the typeface of the product, then of other scripts (docs/decisions/0035-paper-in-any-script.md). */
const FILES = {
  inter: {
    text: require.resolve("@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf"),
    strong: require.resolve("@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf"),
  },
  // before DejaVu, which has the letters of Lao, but sets their marks over one another
  lao: {
    text: require.resolve("@expo-google-fonts/noto-sans-lao/400Regular/NotoSansLao_400Regular.ttf"),
    strong:
      require.resolve("@expo-google-fonts/noto-sans-lao/600SemiBold/NotoSansLao_600SemiBold.ttf"),
  },
  dejavu: {
    text: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"),
    strong: require.resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf"),
  },
  hebrew: {
    text: besideMain(require.resolve("@embedpdf/fonts-hebrew"), "NotoSansHebrew-Regular.ttf"),
    strong: besideMain(require.resolve("@embedpdf/fonts-hebrew"), "NotoSansHebrew-Bold.ttf"),
    rightToLeft: true,
  },
  arabic: {
    text: besideMain(require.resolve("@embedpdf/fonts-arabic"), "NotoNaskhArabic-Regular.ttf"),
    strong: besideMain(require.resolve("@embedpdf/fonts-arabic"), "NotoNaskhArabic-Bold.ttf"),
    rightToLeft: true,
  },
  devanagari: {
    text: require.resolve("@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf"),
    strong:
      require.resolve("@expo-google-fonts/noto-sans-devanagari/600SemiBold/NotoSansDevanagari_600SemiBold.ttf"),
  },
  bengali: {
    text: require.resolve("@expo-google-fonts/noto-sans-bengali/400Regular/NotoSansBengali_400Regular.ttf"),
    strong:
      require.resolve("@expo-google-fonts/noto-sans-bengali/600SemiBold/NotoSansBengali_600SemiBold.ttf"),
  },
  gurmukhi: {
    text: require.resolve("@expo-google-fonts/noto-sans-gurmukhi/400Regular/NotoSansGurmukhi_400Regular.ttf"),
    strong:
      require.resolve("@expo-google-fonts/noto-sans-gurmukhi/600SemiBold/NotoSansGurmukhi_600SemiBold.ttf"),
  },
  gujarati: {
    text: require.resolve("@expo-google-fonts/noto-sans-gujarati/400Regular/NotoSansGujarati_400Regular.ttf"),
    strong:
      require.resolve("@expo-google-fonts/noto-sans-gujarati/600SemiBold/NotoSansGujarati_600SemiBold.ttf"),
  },
  tamil: {
    text: require.resolve("@expo-google-fonts/noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf"),
    strong:
      require.resolve("@expo-google-fonts/noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf"),
  },
  telugu: {
    text: require.resolve("@expo-google-fonts/noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf"),
    strong:
      require.resolve("@expo-google-fonts/noto-sans-telugu/600SemiBold/NotoSansTelugu_600SemiBold.ttf"),
  },
  kannada: {
    text: require.resolve("@expo-google-fonts/noto-sans-kannada/400Regular/NotoSansKannada_400Regular.ttf"),
    strong:
      require.resolve("@expo-google-fonts/noto-sans-kannada/600SemiBold/NotoSansKannada_600SemiBold.ttf"),
  },
  malayalam: {
    text: require.resolve("@expo-google-fonts/noto-sans-malayalam/400Regular/NotoSansMalayalam_400Regular.ttf"),
    strong:
      require.resolve("@expo-google-fonts/noto-sans-malayalam/600SemiBold/NotoSansMalayalam_600SemiBold.ttf"),
  },
  thai: {
    text: require.resolve("@expo-google-fonts/noto-sans-thai/400Regular/NotoSansThai_400Regular.ttf"),
    strong:
      require.resolve("@expo-google-fonts/noto-sans-thai/600SemiBold/NotoSansThai_600SemiBold.ttf"),
  },
  han: {
    text: besideMain(require.resolve("@embedpdf/fonts-sc"), "NotoSansHans-Regular.otf"),
    strong: besideMain(require.resolve("@embedpdf/fonts-sc"), "NotoSansHans-Bold.otf"),
  },
  hangul: {
    text: besideMain(require.resolve("@embedpdf/fonts-kr"), "NotoSansKR-Regular.otf"),
    strong: besideMain(require.resolve("@embedpdf/fonts-kr"), "NotoSansKR-Bold.otf"),
  },
  emoji: {
    text: require.resolve("@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf"),
    strong: require.resolve("@expo-google-fonts/noto-emoji/600SemiBold/NotoEmoji_600SemiBold.ttf"),
  },
} as const satisfies Readonly<Record<string, FaceFiles>>;

export type FaceName = keyof typeof FILES;
const FACE_NAMES = Object.keys(FILES) as readonly FaceName[];

interface OpenFace {
  readonly bytes: Buffer;
  readonly has: (codePoint: number) => boolean;
}

const opened = new Map<string, OpenFace>();

/** A face in a weight, as `pdfkit` takes it, and what it has. */
export function openFace(name: FaceName, weight: Weight): OpenFace {
  const key = `${name} ${weight}`;
  const known = opened.get(key);
  if (known) return known;
  const bytes = readFileSync(FILES[name][weight]);
  const face = fontkit.create(bytes);
  if (!("hasGlyphForCodePoint" in face)) throw new Error("a face is one font, not a collection");
  skipNullAnchors(face);
  const open = { bytes, has: (codePoint: number) => face.hasGlyphForCodePoint(codePoint) };
  opened.set(key, open);
  return open;
}

/** Whether a face is of Hebrew or Arabic, whose shaper puts letters in order itself (INV-P3). */
export const isRightToLeft = (name: FaceName): boolean => "rightToLeft" in FILES[name];

/** The letters of Hebrew and Arabic, which only their own faces put in order: others have them, too, and would not. */
const RIGHT_TO_LEFT = /\p{Script=Hebrew}|\p{Script=Arabic}/u;
const HANGUL = /\p{Script=Hangul}/u;
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20E3/u;
/** Joins and selectors of a form: a face that has none leaves them out. */
const UNSEEN = /\p{Join_Control}|\p{Variation_Selector}|[\u200E\u200F\u2060]/u;

function mayShow(name: FaceName, cluster: string): boolean {
  if (/\p{Cc}/u.test(cluster)) return false;
  if (RIGHT_TO_LEFT.test(cluster)) return isRightToLeft(name);
  // only the Hangul face is loaded for it, not the large one of Chinese
  if (HANGUL.test(cluster)) return name === "hangul";
  // a text face has single pictures, but none that is joined of several
  if (PICTURE.test(cluster) && cluster.length > 1) return name === "emoji";
  return true;
}

const hasAll = (name: FaceName, cluster: string): boolean =>
  Array.from(cluster).every(
    (char) => UNSEEN.test(char) || openFace(name, "text").has(char.codePointAt(0) ?? 0),
  );

/** Whether a face shows a character with all its marks. */
export const shows = (name: FaceName, cluster: string): boolean =>
  mayShow(name, cluster) && hasAll(name, cluster);

/** The first face that shows a character with all its marks; null if none does. */
export const faceOf = (cluster: string): FaceName | null =>
  FACE_NAMES.find((name) => shows(name, cluster)) ?? null;
