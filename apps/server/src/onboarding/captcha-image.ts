import sharp from "sharp";
import { glyphStrokes, type Point, type Stroke } from "./captcha-glyphs.ts";

const WIDTH = 464;
const HEIGHT = 144;
const BACKGROUND = "#f3efe6";
const LINE = "#b9ad97";
const INKS = ["#3b3f6b", "#4a3a2f", "#2f4a44"] as const;
/** Into how many parts a stroke between two points is cut, so that bending it leaves no corners. */
const PARTS = 6;
const NOISE_LINES = 7;

/** A random number from `from` to `to`. */
export type Random = (from: number, to: number) => number;

const cutStroke = (stroke: Stroke): Stroke =>
  stroke.flatMap((point, at): readonly Point[] => {
    const next = stroke[at + 1];
    if (!next) return [point];
    return Array.from({ length: PARTS }, (_, part): Point => {
      const share = part / PARTS;
      return [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share];
    });
  });

const strokePath = (points: Stroke): string =>
  points.map(([x, y], at) => `${at === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");

/** The points of one character: turned, scaled, slanted and bent, each time differently. */
function placement(at: number, of: number, random: Random): (point: Point) => Point {
  const slot = (WIDTH - 48) / of;
  const turn = random(-0.26, 0.26);
  const [scaleX, scaleY] = [random(7.2, 8.6), random(7.4, 8.8)];
  const slant = random(-0.18, 0.18);
  const [bend, phase] = [random(2, 4.5), random(0, 6)];
  const centerX = 24 + slot * (at + 0.5) + random(-4, 4);
  const centerY = HEIGHT / 2 + random(-9, 9);
  return ([column, row]) => {
    const y = (row - 5) * scaleY;
    const x = (column - 3) * scaleX + slant * y + bend * Math.sin(y / 22 + phase);
    return [
      centerX + x * Math.cos(turn) - y * Math.sin(turn),
      centerY + x * Math.sin(turn) + y * Math.cos(turn),
    ];
  };
}

function characterPath(character: string, place: (point: Point) => Point): string {
  return glyphStrokes(character)
    .map((stroke) => strokePath(cutStroke(stroke).map(place)))
    .join("");
}

/** A wave from one side to the other. */
function wave(random: Random): string {
  const [height, swing, length, phase] = [
    random(20, HEIGHT - 20),
    random(8, 26),
    random(40, 90),
    random(0, 6),
  ];
  const points = Array.from({ length: 30 }, (_, at): Point => {
    const x = (at * WIDTH) / 29;
    return [x, height + swing * Math.sin(x / length + phase)];
  });
  return strokePath(points);
}

/** The characters as a document of lines. */
export function captchaSvg(text: string, random: Random): string {
  const ink = () => INKS[Math.floor(random(0, INKS.length - 0.001))] ?? INKS[0];
  const noise = Array.from(
    { length: NOISE_LINES },
    () =>
      `<path d="${wave(random)}" stroke="${LINE}" stroke-width="${random(2, 3.4).toFixed(1)}"/>`,
  );
  const characters = text.split("").map((character, at) => {
    const path = characterPath(character, placement(at, text.length, random));
    return `<path d="${path}" stroke="${ink()}" stroke-width="${random(7, 9.5).toFixed(1)}"/>`;
  });
  const strike = `<path d="${wave(random)}" stroke="${ink()}" stroke-width="3.4"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${BACKGROUND}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${noise.join("")}${characters.join("")}${strike}</g></svg>`;
}

/** The characters as an image, in an address that holds it. Nothing in it reveals what it shows (ONBOARD-P1). */
export async function captchaImage(text: string, random: Random): Promise<string> {
  const png = await sharp(Buffer.from(captchaSvg(text, random)))
    .png({ palette: true, colours: 16, compressionLevel: 9 })
    .toBuffer();
  return `data:image/png;base64,${png.toString("base64")}`;
}
