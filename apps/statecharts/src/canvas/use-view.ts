import type { Box } from "@marquee/charts/layout/layout";
import { useCallback, useLayoutEffect, useMemo, useState, type RefObject } from "react";

/** How a chart is moved and scaled on the canvas. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const LEAST = 0.2;
const MOST = 3;
const MARGIN = 28;
/** The text of a chart has 12 px then: one that is larger than the canvas is shown in part. */
const READABLE = 1;

const clampScale = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

/** What lies in the corner of the canvas: a chart that fits beside or above it is not covered. */
const MAP = { width: 176, height: 128 };
const TOOLS = 60;

/**
 * The view that shows a whole chart, never larger than life, and clear of what lies on the canvas. Of a chart that would be
 * smaller than `least` it shows the part around `focus`.
 */
export function fitView(
  chart: Size,
  canvas: Size,
  least = LEAST,
  focus: readonly [x: number, y: number] = [0, 0],
): View {
  const isWide = canvas.width > 600;
  const rooms = [
    { left: isWide ? MAP.width : 0, bottom: TOOLS },
    { left: 0, bottom: isWide ? MAP.height : TOOLS },
  ].map(({ left, bottom }) => ({
    left,
    width: canvas.width - left,
    height: canvas.height - bottom,
  }));
  const scaleIn = ({ width, height }: Size) =>
    Math.min(1, (width - 2 * MARGIN) / chart.width, (height - 2 * MARGIN) / chart.height);
  const [beside, above] = rooms;
  const room = beside && above && scaleIn(beside) > scaleIn(above) ? beside : above;
  if (!room) return { x: 0, y: 0, scale: 1 };
  const scale = Math.max(least, scaleIn(room));
  const startOf = (start: number, size: number, length: number, middle: number) => {
    const rest = size - length * scale;
    if (rest >= 2 * MARGIN) return start + rest / 2;
    return Math.min(MARGIN, Math.max(start + rest - MARGIN, start + size / 2 - middle * scale));
  };
  return {
    x: startOf(room.left, room.width, chart.width, focus[0]),
    y: startOf(0, room.height, chart.height, focus[1]),
    scale,
  };
}

/** The size of an element, as it changes; known before the first frame is painted. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const measure = () => {
      const { width, height } = current.getBoundingClientRect();
      setSize({ width, height });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Moves and scales a chart on a canvas by wheel, pointer and button, and fits it to the canvas at first, or shows its first state. */
export function useView(size: Size, chart: Size | null, first: Box | undefined) {
  const [moved, setView] = useState<View | null>(null);
  const { width = 0, height = 0 } = chart ?? {};
  const fitted = useMemo(
    () =>
      fitView(
        { width: width || 1, height: height || 1 },
        size,
        READABLE,
        first && [first[0] + first[2] / 2, first[1] + first[3] / 2],
      ),
    [width, height, size, first],
  );
  const view = moved ?? fitted;
  const zoomAt = useCallback(
    (factor: number, at?: { x: number; y: number }) => {
      setView((last) => {
        const before = last ?? fitted;
        const scale = clampScale(before.scale * factor);
        const point = at ?? { x: 0, y: 0 };
        const ratio = scale / before.scale;
        return {
          scale,
          x: point.x - (point.x - before.x) * ratio,
          y: point.y - (point.y - before.y) * ratio,
        };
      });
    },
    [fitted],
  );
  const zoom = useCallback(
    (factor: number) => zoomAt(factor, { x: size.width / 2, y: size.height / 2 }),
    [zoomAt, size],
  );
  const fit = useCallback(() => {
    setView(fitView({ width, height }, size));
  }, [width, height, size]);
  /** Moves the chart so that this point of it is in the middle. */
  const centre = useCallback(
    (x: number, y: number) => {
      setView((last) => {
        const { scale } = last ?? fitted;
        return { scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale };
      });
    },
    [size, fitted],
  );
  /** Moves the chart only if this box of it cannot be seen. */
  const reveal = useCallback(
    ([x, y, w, h]: readonly [number, number, number, number]) => {
      setView((last) => {
        const before = last ?? fitted;
        const { scale } = before;
        const left = x * scale + before.x;
        const top = y * scale + before.y;
        const isSeen =
          left >= MARGIN &&
          top >= MARGIN &&
          left + w * scale <= size.width - MARGIN &&
          top + h * scale <= size.height - MARGIN;
        if (isSeen || size.width === 0) return last;
        return {
          scale,
          x: size.width / 2 - (x + w / 2) * scale,
          y: size.height / 2 - (y + h / 2) * scale,
        };
      });
    },
    [size, fitted],
  );
  const move = useCallback(
    (dx: number, dy: number) => {
      setView((last) => {
        const before = last ?? fitted;
        return { ...before, x: before.x + dx, y: before.y + dy };
      });
    },
    [fitted],
  );
  return { view, size, zoom, zoomAt, fit, centre, reveal, move };
}

export type ViewControl = ReturnType<typeof useView>;
