/** A colour role (`--ink`) as the plain colour it has now, for frames of other origins. `within` decides the theme. */
export function roleColour(role: `--${string}`, within: HTMLElement = document.body): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${role})`;
  probe.hidden = true;
  within.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
