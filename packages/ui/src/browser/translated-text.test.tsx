import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepTranslatedText } from "./translated-text.ts";

let end: () => void;
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  end = keepTranslatedText();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** All texts of the page that hold letters or digits. */
function textsOfPage(): Text[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.data.trim() !== "") texts.push(node);
  return texts;
}

const fontAround = (content: Node | string) => {
  const [outer, inner] = [document.createElement("font"), document.createElement("font")];
  inner.append(content);
  outer.append(inner);
  return outer;
};

/** The ways in which translators take hold of a text. */
const TRANSLATORS = {
  "puts its own text in the place of the first": (text: Text) =>
    text.replaceWith(fontAround(`~${text.data}`)),
  "adds its own text, and removes the first": (text: Text) => {
    text.before(fontAround(`~${text.data}`));
    text.remove();
  },
  "moves the text into an element of its own": (text: Text) => {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text);
  },
} as const;

function Prices() {
  const [places, setPlaces] = useState(1);
  const note = places > 2 ? <em>more</em> : null;
  return (
    <>
      <button type="button" onClick={() => setPlaces(places + 1)}>
        more
      </button>
      <button type="button" onClick={() => setPlaces(places - 1)}>
        less
      </button>
      <p id="total">
        CAD {places * 7}.00 for {places} {places === 1 ? "place" : "places"} {note}
        {places > 1 && "in all"}
      </p>
    </>
  );
}

const totalText = () =>
  document.querySelector("#total")?.textContent?.replaceAll("~", "").replaceAll(/\s+/g, " ").trim();
const press = (name: string) => {
  const button = [...document.querySelectorAll("button")].find(({ textContent }) =>
    textContent?.includes(name),
  );
  act(() => button?.click());
};

describe("a page that is translated", () => {
  it.each(Object.entries(TRANSLATORS))(
    "[SCREEN-X1] shows what changes, and removes what goes, if the translator %s",
    (_what, translate) => {
      const host = document.createElement("div");
      document.body.append(host);
      const root = createRoot(host);
      act(() => root.render(<Prices />));
      const translatePage = () => textsOfPage().forEach(translate);
      translatePage();
      press("more");
      expect(totalText()).toBe("CAD 14.00 for 2 places in all");
      translatePage();
      press("more");
      expect(totalText()).toBe("CAD 21.00 for 3 places morein all");
      translatePage();
      press("less");
      press("less");
      expect(totalText()).toBe("CAD 7.00 for 1 place");
      translatePage();
      act(() => root.unmount());
      expect(host.textContent).toBe("");
    },
  );
});
