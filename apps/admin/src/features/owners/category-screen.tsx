import { ApiFailure } from "@marquee/api/client/api-failure";
import { categoryTrail, refuseDeeper, sumItems } from "@marquee/domain/categories/category-tree";
import type { Category } from "@marquee/domain/categories/category.schema";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FolderTree, Plus } from "lucide-react";
import { DetailPage } from "../../page-kit/detail/detail-page.tsx";
import { DetailSection, NothingYet } from "../../page-kit/detail/detail-section.tsx";
import { FactList } from "../../page-kit/detail/fact-list.tsx";
import { useNeighboursAmong } from "../../page-kit/detail/use-neighbours-among.ts";
import { DetailSkeleton } from "../../page-kit/outline/detail-skeleton.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useOpened } from "../../page-kit/use-opened.ts";
import { useClient } from "../../session/session-context.tsx";
import { categoryProductsQuery, treeQuery } from "../categories/categories.queries.ts";
import { categoryPageSearch } from "../categories/categories.search.ts";
import { categoryHistory } from "../categories/category-history-of.ts";
import { categoryPage } from "../categories/category-page.ts";
import { HistorySection } from "../history/history-section.tsx";
import { UnreadPage } from "../history/unread-page.tsx";
import { CategorySections } from "./category-sections.tsx";

const FORM = "/home/categories/AddCategory";

const treeAt = (id: string) =>
  ({ to: "/home/categories/manage", search: { category: id }, label: "Categories" }) as const;

interface OfCategory {
  readonly category: Category;
  readonly tree: readonly Category[];
}

/** What is above it, the root first; each leads to its page. */
const Place = ({ category, tree }: OfCategory) => (
  <li>
    <FolderTree aria-hidden="true" />
    {category.parentId === null ? (
      <span>A root category</span>
    ) : (
      <span>
        {categoryTrail(tree, category.parentId).map((above, index) => (
          <span key={above.id}>
            {index === 0 ? null : <span aria-hidden="true"> › </span>}
            <Link {...categoryPage(above)} className="link">
              {above.name}
            </Link>
          </span>
        ))}
      </span>
    )}
  </li>
);

function Facts({ category, tree }: OfCategory) {
  const counts = useQuery(categoryProductsQuery(useClient()));
  const own = counts.data?.find(({ id }) => id === category.id);
  const count = (noun: "products" | "offers") => {
    if (counts.data === undefined) return counts.isError ? "Could not be read" : "…";
    const all = sumItems(tree, counts.data, noun).get(category.id) ?? 0;
    const here = own?.[noun] ?? 0;
    return here === all
      ? formatCount(all)
      : `${formatCount(all)}, ${formatCount(here)} in it itself`;
  };
  return (
    <div className="grid gap-x-8 gap-y-4 @xl:grid-cols-2">
      <FactList
        facts={[
          { label: "Level", value: `${categoryTrail(tree, category.id).length} of 4` },
          { label: "Products and variants", value: count("products") },
          { label: "Offers and collections", value: count("offers") },
          { label: "Added", value: <Instant at={category.createdOn} /> },
        ]}
      />
      {category.image === null ? null : <Thumb src={category.image} size={72} />}
    </div>
  );
}

/** The categories directly below it, each with its page. */
function Below({ category, tree }: OfCategory) {
  const below = tree.filter(({ parentId }) => parentId === category.id);
  return (
    <DetailSection title="Directly below">
      {below.length === 0 ? (
        <NothingYet title="Nothing is below it">
          Offers and products can be put into it. A sub-category is added above.
        </NothingYet>
      ) : (
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {below.map((each) => (
            <li key={each.id}>
              <Link {...categoryPage(each)} className="link">
                {each.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

function LoadedCategory({ category, tree }: OfCategory) {
  const { id } = category;
  useOpened(
    { kind: "categories", id },
    { label: category.name, detail: category.parentId === null ? "Root category" : "Category" },
  );
  const neighbours = useNeighboursAmong({
    rows: tree.filter(({ parentId }) => parentId === category.parentId),
    id,
    link: categoryPage,
  });
  const isDeepest = refuseDeeper(categoryTrail(tree, id)) !== null;
  return (
    <DetailPage
      title={category.name}
      noun="category"
      parent={treeAt(id)}
      id={id}
      here="Category"
      neighbours={neighbours}
      edit={{ label: "Update Category", edits: true, link: { to: FORM, search: { id } } }}
      primary={null}
      actions={
        isDeepest
          ? []
          : [
              {
                label: "Add Sub-Category",
                icon: <Plus aria-hidden="true" />,
                link: { to: FORM, search: { selectedParentId: id } },
              },
            ]
      }
      lead={<Place category={category} tree={tree} />}
      asideLabel="History"
      aside={<HistorySection thing={category} {...categoryHistory(id)} />}
    >
      <Facts category={category} tree={tree} />
      <Below category={category} tree={tree} />
      <CategorySections category={category} />
    </DetailPage>
  );
}

/** The tree is read as a whole: one that is not in it was deleted, or never was. */
const NOT_THERE = new ApiFailure({ tag: "NotFound", message: "There is no such category" });

/** A category to read, with its place in the tree and what names it (SCREEN-R7, CATEGORY-S6). */
export function CategoryScreen() {
  const id = useScreenSearch(categoryPageSearch).id ?? "";
  const { data: tree, error, refetch } = useQuery(treeQuery(useClient()));
  const category = tree?.find((each) => each.id === id);
  if (tree !== undefined && category !== undefined)
    return <LoadedCategory key={id} category={category} tree={tree} />;
  if (tree === undefined && error === null) return <DetailSkeleton />;
  return (
    <UnreadPage
      noun="category"
      parent={{ to: "/home/categories/manage", label: "Categories" }}
      query={{ error: error ?? NOT_THERE, refetch }}
      history={categoryHistory(id)}
      found={{ kind: "categories", id }}
    />
  );
}
