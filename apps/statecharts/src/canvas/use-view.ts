import { useCallback, useEffect, useMemo, useState, type RefObject } from "react";

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
/** Below this text cannot be read: a chart that is larger is shown in part. */
const READABLE = 0.62;

export const clampScale = (scale: number): number => Math.min(MOST, Math.max(LEAST, scale));

/** The view that shows a whole chart, never larger than life. */
export function fitView(chart: Size, canvas: Size, least = LEAST): View {
  const scale = Math.max(
    least,
    Math.min(
      1,
      (canvas.width - 2 * MARGIN) / chart.width,
      (canvas.height - 2 * MARGIN) / chart.height,
    ),
  );
  const place = (room: number, size: number) =>
    size * scale <= room - 2 * MARGIN ? (room - size * scale) / 2 : MARGIN;
  return {
    x: place(canvas.width, chart.width),
    y: place(canvas.height, chart.height),
    scale,
  };
}

/** The size of an element, as it changes. */
export function useSize(element: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new ResizeObserver(() => {
      const { width, height } = current.getBoundingClientRect();
      setSize({ width, height });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

/** Moves and scales a chart on a canvas by wheel, pointer and button, and fits it to the canvas at first. */
export function useView(size: Size, chart: Size | null) {
  const [moved, setView] = useState<View | null>(null);
  const { width = 0, height = 0 } = chart ?? {};
  const fitted = useMemo(
    () => fitView({ width: width || 1, height: height || 1 }, size, READABLE),
    [width, height, size],
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
  /** Moves the chart only where this box of it cannot be seen. */
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
