import { fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { expect, it, vi } from "vitest";
import { laidOutEntryOf } from "../testing/entry-of.ts";
import { Canvas } from "./canvas.tsx";

it("follows a pointer that is held down, and no other", () => {
  const { index, layouts } = laidOutEntryOf("checkout");
  const [layout] = layouts.layouts;
  if (!layout) throw new Error("the checkout has no layout");
  const move = vi.fn();
  const none = () => {};
  render(
    <Canvas
      index={index}
      layout={layout}
      overlay={{}}
      control={{
        view: { x: 0, y: 0, scale: 1 },
        size: layout,
        zoom: none,
        zoomAt: none,
        fit: none,
        centre: none,
        reveal: none,
        move,
      }}
      canvas={createRef()}
      onState={none}
      onTransition={none}
      onToggle={none}
      onDrag={none}
    />,
  );
  const canvas = screen.getByRole("application");
  canvas.setPointerCapture = none;
  fireEvent.pointerDown(canvas, { button: 0, buttons: 1, clientX: 100, clientY: 100 });
  fireEvent.pointerMove(canvas, { buttons: 1, clientX: 130, clientY: 100 });
  expect(move.mock.calls).toEqual([[30, 0]]);
  // released outside the window, and back
  fireEvent.pointerMove(canvas, { buttons: 0, clientX: 300, clientY: 100 });
  fireEvent.pointerMove(canvas, { buttons: 0, clientX: 400, clientY: 100 });
  expect(move).toHaveBeenCalledTimes(1);
});
