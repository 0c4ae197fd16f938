import { CATEGORY } from "../harness/world.ts";
import { byBody, ofNone, showing, type KnownCalls } from "./known-call.ts";

const showsUse = showing("categories.manage");

const categoryBody = (id: string) => ({
  id,
  name: `Category ${id}`,
  root: "N",
  parentId: CATEGORY.home,
  image: null,
});

export const categoryCalls: KnownCalls<"categories"> = {
  main: ofNone(),
  sub: ofNone(() => ({ params: { categoryId: CATEGORY.home } })),
  byId: ofNone(() => ({ params: { id: CATEGORY.home } })),
  all: ofNone(),
  products: showsUse(ofNone()),
  history: showsUse(ofNone(() => ({ params: { id: CATEGORY.home } }))),
  create: byBody("none", (_subject, id) => categoryBody(id)),
  update: byBody("none", () => ({
    ...categoryBody(CATEGORY.throws),
    parentId: CATEGORY.textiles,
  })),
};
