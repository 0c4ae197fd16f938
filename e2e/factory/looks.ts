import { IS_WHOLE } from "@marquee/verification/sample";
import { expect, type Page } from "@playwright/test";
import injected, { type AxeResults } from "axe-core";

declare global {
  interface Window {
    /** There once its source was run in the page. */
    axe?: typeof injected;
  }
}

/** Both themes, and the narrow screen: the pairs in which most differs. */
const LOOKS = [
  { theme: "light", width: 1366, height: 900 },
  { theme: "dark", width: 390, height: 844 },
] as const;

/**
 * Runs axe in the page itself and in its frames. Its builder for Playwright puts the results together in one more page,
 * which takes eight times as long.
 */
async function violationsOf(page: Page): Promise<AxeResults["violations"]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(injected.source);
  return page.evaluate(async () => {
    const { axe } = window;
    if (!axe) throw new Error("axe is not in the page");
    axe.configure({ allowedOrigins: ["<unsafe_all_origins>"] });
    return (await axe.run({ resultTypes: ["violations"] })).violations;
  });
}

/** The facts of cards that a button of the card covers (SCREEN-L25). */
const coveredFacts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // what is cut off covers nothing
    const boxOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const [content, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
      const [left, top] = [Math.max(content.left, box.left), Math.max(content.top, box.top)];
      const right = Math.min(content.right, box.right);
      const bottom = Math.min(content.bottom, box.bottom);
      return new DOMRect(left, top, Math.max(right - left, 0), Math.max(bottom - top, 0));
    };
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      other.left < one.right &&
      one.top < other.bottom &&
      other.top < one.bottom;
    return [...document.querySelectorAll("li dd")]
      .filter((fact) =>
        [...(fact.closest("li")?.querySelectorAll("button") ?? [])].some(
          (button) => !fact.contains(button) && meet(boxOf(fact), boxOf(button)),
        ),
      )
      .map((fact) => fact.textContent);
  });

/** Nothing is wider than the window, and no fact of a card is covered. */
async function expectInSight(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await coveredFacts(page)).toEqual([]);
}

/** The same, and axe finds nothing on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = await violationsOf(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await expectInSight(page);
}

/** In which look axe reads a page if it reads it in one: always the same for an address, each for half of all addresses. */
const lookOf = (page: Page): number =>
  Buffer.from(new URL(page.url()).pathname).reduce((sum, byte) => sum + byte, 0) % LOOKS.length;

type Size = NonNullable<ReturnType<Page["viewportSize"]>>;

/**
 * Gives the window another size, and waits until the page has followed. A page asks its media queries with its next
 * frame; until then a control may be found in rows that become cards at that moment.
 */
export async function resizeWindow(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(
    () =>
      new Promise<void>((followed) =>
        requestAnimationFrame(() => requestAnimationFrame(() => followed())),
      ),
  );
}

/**
 * The same page in every look, without loading it again; axe reads it in one of them, and in all where everything is proved. Afterwards
 * its window is as large as before.
 */
export async function expectAccessibleInAllLooks(
  page: Page,
  ready: () => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  for (const [index, { theme, ...size }] of LOOKS.entries()) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await resizeWindow(page, size);
    await ready();
    await (IS_WHOLE || index === lookOf(page) ? expectAccessible(page) : expectInSight(page));
  }
  if (before) await resizeWindow(page, before);
}
