import { shownIssues } from "@marquee/machines/forms/fields";
import { useEffect, useRef } from "react";
import { useFields, type FieldsActor } from "./fields-actor.ts";
import { focusFirst } from "./focus-field.ts";

/**
 * Each time the machine requests it, the broken field that comes first on the page gets the focus (SCREEN-F1). The ref
 * goes to the element around the fields.
 */
export function useFocusOnIssue<Frame extends HTMLElement>(form: FieldsActor<object>) {
  const frame = useRef<Frame>(null);
  const request = useFields(form, ({ focusRequest }) => focusRequest);
  useEffect(() => {
    const { fields } = form.getSnapshot().context;
    if (request > 0 && fields.focusField !== null) focusFirst(frame.current, shownIssues(fields));
  }, [request, form]);
  return frame;
}
