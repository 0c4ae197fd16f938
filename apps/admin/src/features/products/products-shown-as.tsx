import { countWords } from "@marquee/domain/wire/count-words";
import { useQuery } from "@tanstack/react-query";
import {
  EmptyValue,
  textAt,
  textsOf,
  type ShownAs,
  type ShowValue,
} from "../../page-kit/form/shown-value.tsx";
import { useClient } from "../../session/session-context.tsx";
import { itemShownAs } from "../items/item-shown-as.ts";
import { branchProductsQuery, chosenOfferQuery } from "./products.queries.ts";

const OfferHeading: ShowValue = ({ value }) => {
  const client = useClient();
  const [id = ""] = textsOf(value);
  const offer = useQuery({ ...chosenOfferQuery(client, id), enabled: id !== "" });
  if (id === "") return <EmptyValue />;
  return offer.data?.heading ?? (offer.isError ? "Another offer" : "");
};

const ProductNames: ShowValue = ({ value, values }) => {
  const products = useQuery(branchProductsQuery(useClient(), textAt(values, "storeId")));
  const chosen = new Set(textsOf(value));
  if (chosen.size === 0 || chosen.has("")) return <EmptyValue />;
  const named = products.data?.rows.filter(({ id }) => chosen.has(id)).map(({ name }) => name);
  if (!named?.length) return countWords(chosen.size, "product");
  // the response holds a part of a large branch
  const others = chosen.size - named.length;
  return [...named, ...(others > 0 ? [`${others} more`] : [])].join(", ");
};

/** How the ids in offers, products and variants are shown: by names. */
export const offersAndProductsShownAs: ShownAs = {
  ...itemShownAs,
  products: ProductNames,
  variantProductId: ProductNames,
  offerId: OfferHeading,
};
