/** A colour role (`--ink`) as the plain colour it has now, for frames of other origins. */
export function roleColour(role: `--${string}`): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${role})`;
  probe.hidden = true;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
