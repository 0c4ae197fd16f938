import { render, waitFor } from "@testing-library/react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { describe, expect, it } from "vitest";
import { Thumb } from "./thumb.tsx";

const imageIn = (element: Element) => element.querySelector("img")?.getAttribute("src") ?? null;

describe("a small image", () => {
  it("[SCREEN-L17] comes after the text beside it, and no other shows meanwhile", async () => {
    const element = document.createElement("div");
    const root = createRoot(element);
    const show = (text: string, src: string) =>
      flushSync(() =>
        root.render(
          <p>
            <Thumb src={src} />
            {text}
          </p>,
        ),
      );
    show("Linen", "/linen.webp");
    expect([element.textContent, imageIn(element)]).toEqual(["Linen", null]);
    await waitFor(() => expect(imageIn(element)).toBe("/linen.webp"));
    show("Wool", "/wool.webp");
    expect([element.textContent, imageIn(element)]).toEqual(["Wool", null]);
    await waitFor(() => expect(imageIn(element)).toBe("/wool.webp"));
    root.unmount();
  });

  it("[SCREEN-L17] has its placeholder at once where there is none", () => {
    const { container } = render(<Thumb src={null} />);
    expect(container.querySelector("svg")).not.toBeNull();
  });
});
