import { readStored } from "@marquee/ui/browser/local-storage.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useClient, useUser } from "../../session/session-context.tsx";
import type { ListDefinition } from "./list-definition.ts";

/** Moves the views of a list that this browser still stores by itself to the server (VIEW-M1). */
export function useViewsMove(list: ListDefinition): void {
  const client = useClient();
  const queries = useQueryClient();
  const { email } = useUser();
  useEffect(() => {
    const key = `views:${email}:${list.name}`;
    if (readStored(key) === null) return;
    const move = async () => {
      const { moveViews } = await import("./saved-views-move.ts");
      await moveViews(client, queries, list, key);
    };
    // what could not be moved stays stored, and the list is shown without it
    move().catch(() => {});
  }, [client, queries, email, list]);
}
