import { Badge } from "@marquee/ui/content/badge.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { Copy, Download } from "lucide-react";
import type {
  BulkAction,
  Column,
  ListDefinition,
  RowAction,
} from "../../page-kit/list/list-definition.ts";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import bowl from "./images/bowl.svg";
import lamp from "./images/lamp.svg";
import plant from "./images/plant.svg";

/** Something to list. */
export interface Thing {
  readonly id: string;
  readonly heading: string;
  readonly branch: string;
  readonly budget: number;
  readonly live: boolean;
  readonly image: string | null;
}

export const THINGS: readonly Thing[] = [
  ["Lamps for long evenings", "Mile End", 120.5, true, lamp],
  ["Stoneware by hand", "Mile End", 84, true, bowl],
  ["Green windowsill", "Queen West", 310.75, false, plant],
  ["Towels that dry in the wind, and then some more of them", "Gastown", 42, true, null],
  ["Second chair at half price", "Gastown", 1250, false, null],
].map(([heading, branch, budget, live, image], index) => ({
  id: String(index + 1),
  heading: String(heading),
  branch: String(branch),
  budget: Number(budget),
  live: live === true,
  image: image === null ? null : String(image),
}));

export const thingsList: ListDefinition = {
  name: "Kit",
  tabs: [
    { value: "live", label: "Live" },
    { value: "pending", label: "Pending" },
    { value: "inactive", label: "Inactive" },
  ],
  filters: [{ key: "type", label: "Type", choices: [{ value: "Offer", label: "Offer" }] }],
  hasDates: true,
  sortable: ["heading", "budget"],
  defaultSort: "heading",
  sizes: [5, 10, 25],
};

export const thingColumns: readonly Column<Thing>[] = [
  {
    id: "image",
    label: "Image",
    quietLabel: true,
    fixed: true,
    card: "image",
    csv: "noText",
    cell: ({ image }) => <Thumb src={image} />,
  },
  {
    id: "heading",
    label: "Heading",
    fixed: true,
    flexible: true,
    card: "title",
    cell: ({ heading }) => <span className="font-medium">{heading}</span>,
    csv: ({ heading }) => heading,
  },
  {
    id: "status",
    label: "Status",
    card: "badge",
    csv: "noText",
    cell: ({ live }) => <Badge tone={live ? "ok" : "wait"}>{live ? "Live" : "Pending"}</Badge>,
  },
  {
    id: "branch",
    label: "Branch",
    csv: "noText",
    cell: ({ branch }) => <span className="whitespace-nowrap">{branch}</span>,
  },
  {
    id: "budget",
    label: "Budget, CAD",
    right: true,
    csv: "noText",
    cell: ({ budget }) => <Money amount={budget} />,
  },
];

/** What lists tell the example rows apart by. */
export const thingId = ({ id }: Thing): string => id;

/** What the actions of an example row call it. */
export const thingName = ({ heading }: Thing): string => heading;

const nothing = () => {};

/** The actions of an example row, which do nothing; a live one gives a reason not to be edited. */
export const thingActions = (thing: Thing): readonly RowAction[] => [
  {
    label: "Edit",
    onSelect: nothing,
    disabledReason: thing.live ? undefined : "A campaign holds this offer.",
  },
  { label: "Create Copy", icon: <Copy aria-hidden="true" />, onSelect: nothing },
];

export const thingBulk: readonly BulkAction<Thing>[] = [
  {
    label: "Create Copy",
    icon: <Copy className="size-3.5" aria-hidden="true" />,
    onSelect: nothing,
  },
  {
    label: "Export CSV",
    icon: <Download className="size-3.5" aria-hidden="true" />,
    onSelect: nothing,
  },
];

/** The first five of 312, whatever is requested. */
export const thingRows: ListQuery<Thing> = {
  queryKey: ["kit"],
  fetchRows: ({ page }) =>
    Promise.resolve({
      rows: THINGS.map((thing) => ({ ...thing, id: `${page}-${thing.id}` })),
      total: 312,
      counts: { live: 312, pending: 7, inactive: 1290 },
    }),
};
