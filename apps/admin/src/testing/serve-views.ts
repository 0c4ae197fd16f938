import { viewMessages } from "@marquee/domain/views/messages";
import type { SavedView, ViewChange } from "@marquee/domain/views/view.schema";
import { dataResponse, listResponse, refusalResponse } from "./serve-calls.ts";

const refuseTaken = () =>
  refusalResponse(
    {
      tag: "Conflict",
      message: viewMessages.nameTaken,
      issues: [{ rule: "VIEW-V3", field: "name", message: viewMessages.nameTaken }],
    },
    409,
  );

/** A server's calls for saved views, and what it stores; `isAway` refuses all of them. */
export function viewsServer() {
  const stored = new Map<string, SavedView>();
  const server = {
    stored,
    isAway: false,
    names: () => [...stored.values()].map(({ name }) => name),
    respond: ({ pathname }: URL, body: unknown): Response => {
      if (server.isAway)
        return refusalResponse({ tag: "Broken", message: "Not at the moment." }, 500);
      const [, removed] = /removeView\/(\w+)/.exec(pathname) ?? [];
      if (removed !== undefined) {
        stored.delete(removed);
        return dataResponse("Success");
      }
      if (body === null) return listResponse([...stored.values()]);
      const change = body as ViewChange;
      const others = [...stored.values()].filter(({ id }) => id !== change.id);
      if (others.some(({ name }) => name === change.name)) return refuseTaken();
      const saved = { ...stored.get(change.id), ...change } as SavedView;
      stored.set(change.id, saved);
      return dataResponse(saved);
    },
  };
  return server;
}
