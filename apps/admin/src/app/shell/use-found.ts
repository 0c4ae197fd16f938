import { failureOf } from "@marquee/api/client/api-failure";
import type { CallOptions, Client } from "@marquee/api/client/create-client";
import type { Page } from "@marquee/api/http/call";
import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { Ability } from "@marquee/domain/access/ability";
import { can } from "@marquee/domain/access/can";
import { isPrivileged } from "@marquee/domain/access/actor";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { registerName } from "@marquee/domain/companies/company-change";
import type { Category } from "@marquee/domain/categories/category.schema";
import type { Company } from "@marquee/domain/companies/company.schema";
import { itemStatus, type ItemDates } from "@marquee/domain/items/item-status";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import type { User } from "@marquee/domain/users/user.schema";
import { useQueries } from "@tanstack/react-query";
import { now } from "@marquee/ui/browser/now.ts";
import { useDebounced } from "@marquee/ui/browser/use-debounced.ts";
import type { Address } from "../../page-kit/address.ts";
import { ITEM_TABS } from "../../features/items/item-tabs.ts";
import { useClient, useUser } from "../../session/session-context.tsx";

/** So many of each noun are shown. */
const SIZE = 5;
/** Shorter texts fit too much. */
const SHORTEST = 2;
/** Milliseconds without another letter before the server is asked. */
const SETTLED = 250;

/** One thing that was found. */
interface Found {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  /** Its form; the list narrowed to it for those who may not change it. */
  readonly address: Address;
}

interface Noun {
  readonly key: "offers" | "products" | "users" | "companies" | "categories";
  readonly title: string;
  readonly find: (q: string, options: CallOptions) => Promise<readonly Found[]>;
}

const statusLabel = (item: ItemDates): string => {
  const status = itemStatus(item, now());
  return ITEM_TABS.find(({ value }) => value === status)?.label ?? status;
};

const foundIn = async <Row>(
  rows: Promise<Page<Row>>,
  found: (row: Row) => Found,
): Promise<readonly Found[]> => (await rows).rows.map(found);

const foundOffer =
  (mayEdit: boolean) =>
  (offer: Offer): Found => ({
    id: offer.id,
    label: offer.heading,
    detail: `${statusLabel(offer)} · ${offer.storeName}`,
    address: mayEdit
      ? { to: "/home/offers/add", search: { id: offer.id } }
      : { to: "/home/offers", search: { tab: itemStatus(offer, now()), q: offer.heading } },
  });

const foundProduct =
  (mayEdit: boolean) =>
  (product: ProductSummary): Found => ({
    id: product.id,
    label: product.name,
    detail: `${statusLabel(product)} · ${product.storeName}`,
    address: mayEdit
      ? { to: "/home/products/addProduct", search: { id: product.id } }
      : { to: "/home/products", search: { tab: itemStatus(product, now()), q: product.name } },
  });

const foundUser =
  (mayUpdate: boolean) =>
  (user: User): Found => ({
    id: user.email,
    label: user.name,
    detail: user.email,
    address: mayUpdate
      ? { to: "/home/users/addUser", search: { id: user.email } }
      : { to: "/home/users/manage", search: { q: user.email } },
  });

const foundCompany =
  (mayEdit: boolean) =>
  (company: Company): Found => ({
    id: company.id,
    label: company.name,
    detail: registerName(company),
    address: mayEdit
      ? { to: "/home/company/AddCompany", search: { id: company.id } }
      : { to: "/home/company", search: { q: company.name } },
  });

const foundCategory = ({ id, name, root }: Category): Found => ({
  id,
  label: name,
  detail: root === "Y" ? "Root category" : "Category",
  address: { to: "/home/categories/AddCategory", search: { id } },
});

/** What only some can search: companies who act across them, categories who manage them. */
function nounsOfStaff(client: Client, user: LoggedUser): readonly Noun[] {
  const may = (ability: Ability) => can(user, ability).allowed;
  const about = (q: string) =>
    ({ params: { encEmail: user.email }, query: { q, size: SIZE } }) as const;
  const companies: Noun = {
    key: "companies",
    title: "Companies",
    find: (q, options) =>
      foundIn(client.companies.all(about(q), options), foundCompany(may("companies.edit"))),
  };
  const categories: Noun = {
    key: "categories",
    title: "Categories",
    find: (q, options) => foundIn(client.categories.all(about(q), options), foundCategory),
  };
  return [
    ...(may("companies.select") ? [companies] : []),
    ...(may("categories.manage") ? [categories] : []),
  ];
}

/** What can be searched, of the companies that the user may see; a user without a company has no items. */
function nounsOf(client: Client, user: LoggedUser): readonly Noun[] {
  const companyId = isPrivileged(user) ? EVERY_COMPANY : user.companyId;
  const may = (ability: Ability) => can(user, ability).allowed;
  const users: Noun = {
    key: "users",
    title: "Users",
    find: (q, options) =>
      foundIn(
        client.users.all({ params: { encEmail: user.email }, query: { q, size: SIZE } }, options),
        foundUser(may("users.update")),
      ),
  };
  if (companyId === null) return [users];
  const params = { companyId, status: "allincludeActive" } as const;
  return [
    {
      key: "offers",
      title: "Offers and collections",
      find: (q, options) =>
        foundIn(
          client.offers.byCompany({ params, query: { q, size: SIZE } }, options),
          foundOffer(may("offers.edit")),
        ),
    },
    {
      key: "products",
      title: "Products",
      find: (q, options) =>
        foundIn(
          client.products.byCompany({ params, query: { q, size: SIZE } }, options),
          foundProduct(may("products.edit")),
        ),
    },
    users,
    ...nounsOfStaff(client, user),
  ];
}

/** What of one noun fits the typed text. */
export interface FoundSection {
  readonly key: Noun["key"];
  readonly title: string;
  readonly found: readonly Found[];
  readonly busy: boolean;
  readonly failure: string | null;
  readonly onRetry: () => void;
}

/** The first things of each noun that fit what is typed, each noun as it comes (SCREEN-K2). */
export function useFound(typed: string): readonly FoundSection[] {
  const client = useClient();
  const user = useUser();
  const wanted = typed.trim();
  const q = useDebounced(wanted, SETTLED);
  const searches = wanted.length >= SHORTEST;
  const nouns = searches ? nounsOf(client, user) : [];
  const settled = q === wanted;
  const answers = useQueries({
    queries: nouns.map(({ key, find }) => ({
      queryKey: [key, "palette", q],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => find(q, { signal }),
      enabled: settled,
    })),
  });
  return nouns.map(({ key, title }, index) => {
    const { data, error, isFetching = false, refetch } = answers[index] ?? {};
    return {
      key,
      title,
      found: settled ? (data ?? []) : [],
      busy: !settled || isFetching,
      failure: settled && error && !isFetching ? failureOf(error).message : null,
      onRetry: () => void refetch?.(),
    };
  });
}
