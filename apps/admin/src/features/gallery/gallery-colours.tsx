import { useState } from "react";
import { KitSection } from "./gallery-section.tsx";

/** Every role of a colour that the style sheets name, in their order. */
function colourRoles(): readonly string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const names = rules.flatMap((rule) =>
    rule instanceof CSSStyleRule && rule.selectorText === ":root"
      ? [...rule.style].filter((name) => CSS.supports("color", rule.style.getPropertyValue(name)))
      : [],
  );
  return [...new Set(names)].filter((name) => name.startsWith("--"));
}

/** What each colour is for, as it is in this theme. A changed token shows here before anywhere else. */
export function KitColours() {
  const [roles] = useState(colourRoles);
  return (
    <KitSection title="Colours">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(96px,1fr))] gap-2">
        {roles.map((role) => (
          <li key={role} className="flex min-w-0 flex-col gap-1 text-tiny text-muted">
            <span
              className="h-12 rounded-small border border-line"
              style={{ backgroundColor: `var(${role})` }}
            />
            <span className="truncate">{role.slice(2)}</span>
          </li>
        ))}
      </ul>
    </KitSection>
  );
}
