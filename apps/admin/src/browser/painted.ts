/** Nothing is painted in a hidden tab, and nobody waits there. */
const HIDDEN = 100;

/** Resolves once what is drawn by now is on the screen: its frame is over, and so is the one that follows at once. */
export const painted = () =>
  new Promise<void>((resolve) => {
    const hidden = setTimeout(resolve, HIDDEN);
    const shown = () => {
      clearTimeout(hidden);
      setTimeout(resolve);
    };
    requestAnimationFrame(() => requestAnimationFrame(shown));
  });
