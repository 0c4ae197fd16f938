/** The colours of a chart that is an image of its own, as declarations of a style sheet. */
export interface Palette {
  readonly light: string;
  readonly dark: string;
}

const TOKEN = /--([\w-]+):\s*(?:light-dark\(([^,()]+),\s*([^,()]+)\)|(#[0-9a-f]{6}))\s*;/g;
const USED = /var\(--([\w-]+)\)/g;

/** The colours that the rules of a chart use, light and dark, from the product's tokens (`packages/ui/src/styles/tokens.css`). */
export function readPalette(tokens: string, rules: string): Palette {
  const used = new Set([...rules.matchAll(USED)].map(([, name]) => name));
  const colours = [...tokens.matchAll(TOKEN)].filter(([, name]) => used.has(name));
  const declare = (valueOf: (token: RegExpExecArray) => string | undefined) =>
    colours.map((token) => `--${token[1]}:${valueOf(token)}`).join(";");
  return {
    light: declare(([, , light, , always]) => light ?? always),
    dark: declare(([, , , dark, always]) => dark ?? always),
  };
}
