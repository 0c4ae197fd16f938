import type { Appearance } from "@stripe/stripe-js";
import { roleColour } from "@marquee/ui/browser/role-colour.ts";

/** Our look in the provider's terms: its frame cannot see our colours. Read again when the theme changes. */
export function cardAppearance(dark: boolean): Appearance {
  const line = roleColour("--line-control");
  const focus = roleColour("--focus");
  const bad = roleColour("--bad-sign");
  return {
    theme: dark ? "night" : "stripe",
    labels: "above",
    variables: {
      colorPrimary: roleColour("--accent"),
      colorBackground: roleColour("--field"),
      colorText: roleColour("--ink"),
      colorTextSecondary: roleColour("--muted"),
      colorTextPlaceholder: roleColour("--muted"),
      colorDanger: bad,
      fontFamily: "Inter, system-ui, sans-serif",
      // as large as the text around the frame, also if the browser's own size is larger
      fontSizeBase: getComputedStyle(document.body).fontSize,
      borderRadius: "8px",
      spacingUnit: "4px",
    },
    rules: {
      ".Input": { border: `1px solid ${line}`, boxShadow: "none", padding: "8px 12px" },
      ".Input:focus": { border: `1px solid ${focus}`, boxShadow: `0 0 0 1px ${focus}` },
      ".Input--invalid": { border: `1px solid ${bad}`, boxShadow: "none" },
    },
  };
}
