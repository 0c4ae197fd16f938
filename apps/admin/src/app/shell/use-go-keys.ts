import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { usePageKeys } from "../../page-kit/page-keys.ts";
import { GO_KEYS } from "./go-keys.ts";
import { useMenu } from "./use-menu.ts";

/** Milliseconds within which the second key of "G, then a letter" is pressed. */
const WITHIN = 1500;

/** "G", then a letter, leads to a page of the user's menu (SCREEN-K9). */
export function useGoKeys(): void {
  const menu = useMenu();
  const navigate = useNavigate();
  const pressedAt = useRef(-Infinity);
  usePageKeys(
    (event) => {
      const key = event.key.toLowerCase();
      const isSecond = event.timeStamp - pressedAt.current < WITHIN;
      pressedAt.current = key === "g" && !isSecond ? event.timeStamp : -Infinity;
      if (!isSecond) return;
      // after G a letter is no other key of the page, whether it leads somewhere or not
      event.preventDefault();
      const page = menu.find(({ entry }) => GO_KEYS[entry] === key);
      if (page) void navigate({ to: page.path });
    },
    { before: true },
  );
}
