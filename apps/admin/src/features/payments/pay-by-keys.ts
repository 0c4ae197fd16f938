import type { KeyboardEvent } from "react";
import { CARD_FORM_ID } from "./card/card-form-id.ts";

/** Ctrl Enter pays by card from anywhere in a panel. */
export function payByKeys(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  const form = document.getElementById(CARD_FORM_ID);
  if (!(form instanceof HTMLFormElement)) return;
  event.preventDefault();
  form.requestSubmit();
}
