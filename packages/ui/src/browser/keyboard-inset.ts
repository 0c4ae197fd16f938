/**
 * Keeps `--keyboard`, the height that an on-screen keyboard covers at the bottom of the window, for what floats there. Browsers that
 * make the page smaller instead (`interactive-widget=resizes-content`) leave it at nothing; a page that is zoomed has no keyboard for it.
 */
export function watchKeyboardInset(): void {
  const viewport = window.visualViewport;
  if (!viewport) return;
  const measure = () => {
    const covered =
      viewport.scale > 1.01 ? 0 : window.innerHeight - viewport.height - viewport.offsetTop;
    document.documentElement.style.setProperty(
      "--keyboard",
      `${Math.max(0, Math.round(covered))}px`,
    );
  };
  viewport.addEventListener("resize", measure);
  viewport.addEventListener("scroll", measure);
}
