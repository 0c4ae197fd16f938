import type { ChartState } from "@marquee/charts/chart/chart";
import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import type { Layout } from "@marquee/charts/layout/layout";
import type { Overlay } from "@marquee/charts/svg/overlay";
import { renderChart } from "@marquee/charts/svg/render-chart";
import type { SvgElement } from "@marquee/charts/svg/svg-element";
import {
  createElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { nearestState } from "./nearest-state.ts";
import { spokenState } from "./spoken-state.ts";
import type { ViewControl } from "./use-view.ts";

/** Hands an element of an SVG to React. What can be worked with gets its role from `propsOf`. */
function toReact(
  node: SvgElement | string,
  key: string | number,
  propsOf: (node: SvgElement) => Record<string, unknown> | null,
): ReactNode {
  if (typeof node === "string") return node;
  const { class: className, ...attributes } = node.attributes;
  return createElement(
    node.tag,
    { ...attributes, ...(className === undefined ? {} : { className }), key, ...propsOf(node) },
    ...node.children.map((child, at) => toReact(child, at, propsOf)),
  );
}

const NEAR = 4;
const ARROWS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const;

const isArrow = (key: string): key is keyof typeof ARROWS => Object.hasOwn(ARROWS, key);

/** What collapses or opens a state is named by it, and by the number that it shows while it is collapsed. */
const toggleLabel = ({ title, children }: ChartState): string =>
  `Collapse or open ${title}, ${children.length} states`;

/** The chart on its canvas: moved by dragging, scaled by the wheel, walked by arrow keys from state to state. */
export function Canvas(props: {
  readonly index: ChartIndex;
  readonly layout: Layout;
  readonly overlay: Overlay;
  readonly control: ViewControl;
  readonly canvas: RefObject<SVGSVGElement | null>;
  /** Which of two charts it is; empty if it is the only one. */
  readonly name?: string;
  readonly onState: (id: string) => void;
  readonly onTransition: (id: string) => void;
  readonly onToggle: (id: string) => void;
  readonly onDrag: () => void;
  readonly children?: ReactNode;
}) {
  const {
    index,
    layout,
    overlay,
    control,
    canvas,
    name = "",
    onState,
    onTransition,
    onToggle,
    onDrag,
    children,
  } = props;
  const { view, zoomAt, move, reveal } = control;
  const drag = useRef<{ x: number; y: number; moved: boolean } | null>(null);
  const [isDragging, setDragging] = useState(false);

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const box = element.getBoundingClientRect();
      if (event.ctrlKey || event.metaKey || !event.shiftKey)
        zoomAt(Math.exp(-event.deltaY * 0.0015), {
          x: event.clientX - box.left,
          y: event.clientY - box.top,
        });
      else move(-event.deltaX - event.deltaY, 0);
    };
    // React listens passively, and then the page would scroll as well
    element.addEventListener("wheel", onWheel, { passive: false });
    return () => element.removeEventListener("wheel", onWheel);
  }, [canvas, zoomAt, move]);

  const elements = useMemo(() => {
    const propsOf = (node: SvgElement): Record<string, unknown> | null => {
      const {
        "data-state": state,
        "data-transition": transition,
        "data-toggle": toggle,
      } = node.attributes;
      if (typeof toggle === "string")
        return { role: "button", "aria-label": toggleLabel(index.state(toggle)) };
      if (typeof transition === "string")
        // a transition that cannot be taken now is announced with its state
        return overlay.transitions?.[transition]?.mark === "possible"
          ? { role: "button", tabIndex: 0 }
          : { "aria-hidden": true };
      if (typeof state === "string")
        return { tabIndex: 0, role: "group", "aria-label": spokenState(index, state, overlay) };
      return null;
    };
    return renderChart(index, layout, overlay).map((node, at) => toReact(node, at, propsOf));
  }, [index, layout, overlay]);

  const eventTarget = (target: EventTarget) => {
    if (!(target instanceof Element)) return null;
    const found = target.closest("[data-toggle],[data-transition],[data-state],[data-frame]");
    return found instanceof SVGElement ? found.dataset : null;
  };
  const open = (target: EventTarget): void => {
    const data = eventTarget(target);
    if (data?.["toggle"] !== undefined) onToggle(data["toggle"]);
    else if (data?.["transition"] !== undefined) onTransition(data["transition"]);
    else if (data?.["state"] !== undefined) onState(data["state"]);
    else if (data?.["frame"] !== undefined) onState(data["frame"]);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the role makes it interactive
    <svg
      ref={canvas}
      className={`absolute inset-0 size-full touch-none select-none focus:outline-none ${isDragging ? "cursor-grabbing" : "cursor-grab"}`}
      role="application"
      tabIndex={-1}
      aria-label={`${index.chart.title}${name && `, ${name}`}, a statechart. Arrow keys go from state to state.`}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        drag.current = { x: event.clientX, y: event.clientY, moved: false };
      }}
      onPointerMove={(event) => {
        const from = drag.current;
        if (!from) return;
        if (event.buttons === 0) {
          // the button was released outside the canvas
          drag.current = null;
          setDragging(false);
          return;
        }
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
        if (!from.moved && Math.hypot(dx, dy) < NEAR) return;
        if (!from.moved) {
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragging(true);
          onDrag();
        }
        drag.current = { x: event.clientX, y: event.clientY, moved: true };
        move(dx, dy);
      }}
      onPointerUp={(event) => {
        const wasMoved = drag.current?.moved === true;
        drag.current = null;
        setDragging(false);
        if (!wasMoved) open(event.target);
      }}
      onKeyDown={(event) => {
        const data = eventTarget(event.target);
        const state = data?.["state"];
        if (event.key === "Enter") open(event.target);
        else if (event.key === " " && state !== undefined) {
          event.preventDefault();
          if (index.state(state).children.length > 0) onToggle(state);
        } else if (isArrow(event.key)) {
          event.preventDefault();
          const [dx, dy] = ARROWS[event.key];
          const next = nearestState(index, layout, state ?? null, dx, dy);
          if (next === null) return;
          const box = layout.boxes[next];
          if (box) reveal(box);
          event.currentTarget
            .querySelector<SVGElement>(`[data-state="${CSS.escape(next)}"]`)
            ?.focus({ preventScroll: true });
        }
      }}
    >
      <g
        className={`chart${overlay.quiet ? " quiet" : ""}`}
        transform={`translate(${view.x} ${view.y}) scale(${view.scale})`}
      >
        {elements}
        {children}
      </g>
    </svg>
  );
}
