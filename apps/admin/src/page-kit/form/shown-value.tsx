import { imageAddress } from "@marquee/api/http/image-path";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useClient, useUser } from "../../session/session-context.tsx";
import { Thumb } from "../../ui/thumb.tsx";
import { useCategoryTrail } from "../categories/categories.queries.ts";
import { useBranches, useCompanies } from "../companies/companies.queries.ts";
import { branchProductsQuery } from "../products/products.queries.ts";
import { useRolesToGive } from "../roles/roles.queries.ts";

/** How the value of a field is shown where it cannot be changed; `values` are those of the whole form. */
export type ShowValue = (props: { readonly value: unknown; readonly values: object }) => ReactNode;

const textAt = (values: object, name: string): string => {
  const value: unknown = Reflect.get(values, name);
  return typeof value === "string" ? value : "";
};

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((each) => typeof each === "string");

const Nothing = () => <span className="text-muted">Empty</span>;

const Company: ShowValue = ({ value }) => {
  const companies = useCompanies();
  return companies.data?.rows.find(({ id }) => id === value)?.name ?? <Nothing />;
};

const Branch: ShowValue = ({ value, values }) => {
  const branches = useBranches(textAt(values, "companyId"));
  return branches.data?.rows.find(({ id }) => id === value)?.storeName ?? <Nothing />;
};

const Category: ShowValue = ({ value }) => {
  const trail = useCategoryTrail(textsOf(value)[0] ?? null);
  return trail.data ? trail.data.map(({ name }) => name).join(" › ") : <Nothing />;
};

/** One that the person may not give is named where the thing itself names it. */
const Role: ShowValue = ({ value, values }) => {
  const roles = useRolesToGive(textAt(values, "companyId"));
  if (textsOf(value).join("") === "") return <Nothing />;
  if (textAt(values, "roleId") === value && textAt(values, "roleName") !== "")
    return textAt(values, "roleName");
  return roles.data?.rows.find(({ id }) => id === value)?.roleName ?? "Another role";
};

const Offer: ShowValue = ({ value }) => {
  const client = useClient();
  const { email } = useUser();
  const [id = ""] = textsOf(value);
  const offer = useQuery({
    queryKey: ["offers", "byId", id],
    queryFn: ({ signal }) => client.offers.byId({ params: { encEmail: email, id } }, { signal }),
    enabled: id !== "",
  });
  if (id === "") return <Nothing />;
  return offer.data?.heading ?? (offer.isError ? "Another offer" : "");
};

const Products: ShowValue = ({ value, values }) => {
  const products = useQuery(branchProductsQuery(useClient(), textAt(values, "storeId")));
  const chosen = new Set(textsOf(value));
  if (chosen.size === 0 || chosen.has("")) return <Nothing />;
  const named = products.data?.rows.filter(({ id }) => chosen.has(id)).map(({ name }) => name);
  if (!named?.length) return chosen.size === 1 ? "1 product" : `${chosen.size} products`;
  // the answer holds a part of a large branch
  const others = chosen.size - named.length;
  return [...named, ...(others > 0 ? [`${others} more`] : [])].join(", ");
};

const Images: ShowValue = ({ value }) => {
  const images = textsOf(value);
  if (images.length === 0) return <Nothing />;
  return (
    <span className="flex flex-wrap gap-1.5">
      {images.map((image, index) => (
        <Thumb
          key={image}
          src={imageAddress(image, "w=160&h=160")}
          alt={`Image ${index + 1}`}
          size={72}
        />
      ))}
    </span>
  );
};

/** A part of a list, such as an attribute with its name and value. */
const partText = (part: unknown): string =>
  typeof part === "object" && part !== null
    ? Object.values(part).map(String).join(": ")
    : String(part);

const Plain: ShowValue = ({ value }) => {
  if (value === null || value === undefined || value === "") return <Nothing />;
  if (value === "Y" || value === true) return "Yes";
  if (value === "N" || value === false) return "No";
  if (!Array.isArray(value)) return partText(value);
  return value.length === 0 ? <Nothing /> : value.map(partText).join(", ");
};

/** What is stored as an id or an address is shown as what it names. */
const BY_NAME: Readonly<Record<string, ShowValue>> = {
  companyId: Company,
  storeId: Branch,
  categories: Category,
  mainCategory: Category,
  products: Products,
  roleId: Role,
  offerId: Offer,
  variantProductId: Products,
  fullImage: Images,
  images: Images,
};

/** The value of a field, as its form would show it. */
export function ShownValue({
  name,
  value,
  values,
}: {
  readonly name: string;
  readonly value: unknown;
  readonly values: object;
}) {
  const Show = BY_NAME[name] ?? Plain;
  return <Show value={value} values={values} />;
}
