import {
  treeColumns,
  refuseDeeper,
  sumItems,
  categoryTrail,
} from "@marquee/domain/categories/category-tree";
import type { Category } from "@marquee/domain/categories/category.schema";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { useNarrow } from "@marquee/ui/browser/media.ts";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { BookOpen, ChevronRight, FolderTree, History, Pencil, Plus } from "lucide-react";
import { useMemo, useState } from "react";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { ListFrame } from "../../page-kit/list/list-frame.tsx";
import { ListSkeleton } from "../../page-kit/outline/list-skeleton.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { WithSidePanel } from "../../page-kit/side-panel.tsx";
import { useClient } from "../../session/session-context.tsx";
import { RowHistory } from "../history/row-history.tsx";
import { categoryProductsQuery, treeQuery } from "./categories.queries.ts";
import { categoriesSearch } from "./categories.search.ts";
import { categoryHistory } from "./category-history-of.ts";
import { categoryPage } from "./category-page.ts";
import { TreeColumnView } from "./tree-column.tsx";

const FORM = "/home/categories/AddCategory";
const PLUS = <Plus className="size-4" aria-hidden="true" />;

const AddRoot = () => (
  <Button asChild variant="primary">
    <Link to={FORM} search={{ selectedParentId: "main" }}>
      {PLUS}
      Add Root Category
    </Link>
  </Button>
);

interface TrailProps {
  readonly trail: readonly Category[];
  readonly onShorten: (id: string | undefined) => void;
}

/** The way down to the chosen category; each part of it can be chosen. */
function Trail({ trail, onShorten }: TrailProps) {
  const parts = [{ id: undefined, name: "Root categories" }, ...trail];
  return (
    <nav aria-label="Path" className="min-w-0 flex-1 basis-64">
      <ol className="-ml-1 flex flex-wrap items-center gap-1">
        {parts.map(({ id, name }, index) => (
          <li key={id ?? "roots"} className="flex min-w-0 items-center gap-1">
            {index === 0 ? null : (
              <ChevronRight className="size-3.5 text-muted" aria-hidden="true" />
            )}
            <button
              type="button"
              aria-current={index === trail.length ? "true" : undefined}
              onClick={() => onShorten(id)}
              className="min-h-6 truncate rounded-[4px] px-1 text-muted hover:text-ink hover:underline aria-[current]:font-semibold aria-[current]:text-ink max-md:min-h-11"
            >
              {name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** What can be done with the chosen category. */
function TrailActions({
  trail,
  onHistory,
}: Pick<TrailProps, "trail"> & { readonly onHistory: (category: Category) => void }) {
  const chosen = trail.at(-1);
  if (!chosen) return null;
  const tooDeep = refuseDeeper(trail);
  const update = (
    <Button asChild>
      <Link to={FORM} search={{ id: chosen.id }}>
        <Pencil className="size-4" aria-hidden="true" />
        Update Category
      </Link>
    </Button>
  );
  return (
    <div className="flex flex-wrap gap-2">
      <Button asChild variant="ghost">
        <Link {...categoryPage(chosen)}>
          <BookOpen className="size-4" aria-hidden="true" />
          <span className="max-w-48 truncate">{`Read ${chosen.name}`}</span>
        </Link>
      </Button>
      <Button variant="ghost" onClick={() => onHistory(chosen)}>
        <History className="size-4" aria-hidden="true" />
        History
      </Button>
      {update}
      {tooDeep === null ? (
        <Button asChild>
          <Link to={FORM} search={{ selectedParentId: chosen.id }}>
            {PLUS}
            Add Sub-Category
          </Link>
        </Button>
      ) : (
        <Button disabledReason={tooDeep} help={HELP_LINKS.categories}>
          {PLUS}
          Add Sub-Category
        </Button>
      )}
    </div>
  );
}

function Tree({
  tree,
  onHistory,
}: {
  readonly tree: readonly Category[];
  readonly onHistory: (category: Category) => void;
}) {
  const counts = useQuery(categoryProductsQuery(useClient())).data;
  const { category } = useScreenSearch(categoriesSearch);
  const navigate = useNavigate();
  const narrow = useNarrow();
  const trail = useMemo(() => categoryTrail(tree, category ?? null), [tree, category]);
  const columns = treeColumns(tree, trail);
  const products = useMemo(() => sumItems(tree, counts ?? [], "products"), [tree, counts]);
  // each level is an entry of the browser's history, so that Back goes up by one
  const choose = (id: string | undefined) =>
    void navigate({ to: ".", search: { category: id }, replace: id === category });
  const total = (counts ?? []).reduce((sum, each) => sum + each.products, 0);
  const roots = columns[0]?.categories.length ?? 0;
  // a narrow screen has one column, that of the chosen one's children or, of a leaf, the one it is in
  const last = columns.at(-1);
  const from =
    last?.categories.length === 0 && columns.length > 1 ? columns.length - 2 : columns.length - 1;
  return (
    <>
      <div className="flex min-h-16 flex-wrap items-center gap-2 px-4 py-3 md:px-6">
        <Trail trail={trail} onShorten={choose} />
        <TrailActions trail={trail} onHistory={onHistory} />
      </div>
      <div
        role="group"
        aria-label="Categories, level by level"
        className="flex min-h-0 flex-1 overflow-x-auto border-t border-line"
      >
        {columns.map((column, level) =>
          narrow && level !== from ? null : (
            <TreeColumnView
              key={column.parent?.id ?? "roots"}
              column={column}
              level={level}
              chosenId={trail[level]?.id}
              isLast={level === trail.length - 1}
              products={products}
              onChoose={choose}
            />
          ),
        )}
      </div>
      <div className="figures flex min-h-13 shrink-0 flex-wrap items-center gap-x-4 border-t border-line px-4 text-small text-muted md:px-6">
        <span>{`${roots} root ${roots === 1 ? "category" : "categories"}, ${formatCount(total)} products`}</span>
        <span className="ml-auto max-sm:hidden">Products of all companies</span>
      </div>
    </>
  );
}

/** The tree of categories in four columns, for a master. */
export function CategoryManagerScreen() {
  const narrow = useNarrow();
  const { data, error, refetch } = useQuery(treeQuery(useClient()));
  const [opened, setOpened] = useState<Category | null>(null);
  const panel = opened ? (
    <RowHistory
      key={opened.id}
      title={opened.name}
      thing={opened}
      {...categoryHistory(opened.id)}
      onClose={() => setOpened(null)}
    />
  ) : null;
  return (
    <WithSidePanel panel={panel}>
      <ListFrame>
        <PageHeader
          title="Categories"
          description={
            narrow ? undefined : "The tree that offers and products hang on, up to four levels."
          }
          action={<AddRoot />}
        />
        {data === undefined ? (
          error ? (
            <ListFailure query={{ error, refetch }} />
          ) : (
            <ListSkeleton columns={4} rows={6} tall />
          )
        ) : data.length === 0 ? (
          <EmptyState
            icon={<FolderTree />}
            title="There are no categories yet"
            detail="Add a root category: offers and products hang on it."
            help={HELP_LINKS.categories}
          />
        ) : (
          <Tree tree={data} onHistory={setOpened} />
        )}
      </ListFrame>
    </WithSidePanel>
  );
}
