import { shownIssues } from "@marquee/machines/forms/fields";
import { useEffect, useRef } from "react";
import { useFields, type FieldsActor } from "./fields-actor.ts";
import { focusFirst } from "./focus-field.ts";

/** On each request of the machine, focuses the first broken field of the page (SCREEN-F1). The ref goes around the fields. */
export function useFocusOnIssue<Frame extends HTMLElement>(form: FieldsActor<object>) {
  const frame = useRef<Frame>(null);
  const request = useFields(form, ({ focusRequest }) => focusRequest);
  useEffect(() => {
    const { fields } = form.getSnapshot().context;
    if (request > 0 && fields.focusField !== null) focusFirst(frame.current, shownIssues(fields));
  }, [request, form]);
  return frame;
}
