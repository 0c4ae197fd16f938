/** Nothing is painted in a hidden tab, so the wait ends after this. */
const HIDDEN_TAB_MS = 100;

/** Resolves once what is rendered by now is on the screen: its frame is over, and so is the one that follows at once. */
export const painted = () =>
  new Promise<void>((resolve) => {
    const hidden = setTimeout(resolve, HIDDEN_TAB_MS);
    const shown = () => {
      clearTimeout(hidden);
      setTimeout(resolve);
    };
    requestAnimationFrame(() => requestAnimationFrame(shown));
  });
