import { encodeEmail } from "@marquee/api/http/path";
import type { Category, CategoryDraft } from "@marquee/domain/categories/category.schema";
import { stableId } from "@marquee/server/demonstration/stable-id";
import type { TestServer } from "./test-server.ts";

/** The path of the user that reads categories; a master alone saves them. */
const READER = encodeEmail("reader@marquee.test");

/** A category as it is sent: a root without a parent, under an id made of its name. */
export const categoryDraft = (name: string, parentId: string | null): CategoryDraft => ({
  id: stableId(`category ${name}`),
  name,
  root: parentId === null ? "Y" : "N",
  parentId,
  image: null,
});

/** Saves categories of a server as a master does. `server` is read at each call: a test makes it before. */
export function categoryHarness(server: () => TestServer) {
  const send = (path: string, body: Partial<CategoryDraft>, version?: number, who = "master") =>
    server().call<Category>(who, "POST", `${path}/${READER}`, {
      body,
      ...(version === undefined ? {} : { version }),
    });
  return {
    send,
    make: async (name: string, parentId: string | null): Promise<Category> =>
      (await send("/categories", categoryDraft(name, parentId))).data,
    change: (stored: Category, to: Partial<CategoryDraft>, version = stored.version) => {
      const { id, name, root, parentId, image } = stored;
      return send("/categories/update", { id, name, root, parentId, image, ...to }, version);
    },
  };
}
