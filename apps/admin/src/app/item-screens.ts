import { Layers, Package, Tag } from "lucide-react";
import { offerPageSearch, offerSearch, offersSearch } from "../features/offers/offers.search.ts";
import {
  productPageSearch,
  productSearch,
  productsSearch,
} from "../features/products/products.search.ts";
import {
  variantPageSearch,
  variantSearch,
  variantsSearch,
} from "../features/variants/variants.search.ts";
import type { Screen } from "./screen.ts";

/** The screens of what merchants promote: offers and collections, products, variants. */
export const ITEM_SCREENS = [
  {
    path: "/home/offers",
    kind: "tabbedList",
    title: "Offers and collections",
    search: offersSearch,
    menu: "Offers/Collection",
    icon: Tag,
    load: async () => (await import("../features/offers/offers-screen.tsx")).OffersScreen,
    rows: async () => (await import("../features/offers/offers-screen.tsx")).firstOffers,
  },
  {
    path: "/home/offers/view",
    kind: "detail",
    title: "Offer or collection",
    search: offerPageSearch,
    load: async () => (await import("../features/offers/offer-screen.tsx")).OfferScreen,
  },
  {
    path: "/home/offers/add",
    kind: "formWithAside",
    title: "Add an offer",
    titles: { id: "Edit offer or collection" },
    search: offerSearch,
    ability: "offers.edit",
    load: async () => (await import("../features/offers/offer-form-screen.tsx")).OfferFormScreen,
  },
  {
    path: "/home/products",
    kind: "tabbedList",
    title: "Products",
    search: productsSearch,
    menu: "Products",
    icon: Package,
    load: async () => (await import("../features/products/products-screen.tsx")).ProductsScreen,
    rows: async () => (await import("../features/products/products-screen.tsx")).firstProducts,
  },
  {
    path: "/home/products/view",
    kind: "detail",
    title: "Product",
    search: productPageSearch,
    load: async () => (await import("../features/products/product-screen.tsx")).ProductScreen,
  },
  {
    path: "/home/products/addProduct",
    kind: "formWithAside",
    title: "Add a product",
    titles: { id: "Edit product" },
    search: productSearch,
    ability: "products.edit",
    load: async () =>
      (await import("../features/products/product-form-screen.tsx")).ProductFormScreen,
  },
  {
    path: "/home/products/import",
    kind: "form",
    title: "Import products",
    ability: "products.edit",
    load: async () =>
      (await import("../features/products/import/products-import-screen.tsx")).ProductsImportScreen,
  },
  {
    path: "/home/productVariant/manage",
    kind: "list",
    title: "Product Variant",
    search: variantsSearch,
    menu: "Product Variant",
    icon: Layers,
    load: async () => (await import("../features/variants/variants-screen.tsx")).VariantsScreen,
    rows: async () => (await import("../features/variants/variants-screen.tsx")).firstVariants,
  },
  {
    path: "/home/productVariant/view",
    kind: "detail",
    title: "Product variant",
    search: variantPageSearch,
    load: async () => (await import("../features/variants/variant-screen.tsx")).VariantScreen,
  },
  {
    path: "/home/productVariant/add",
    kind: "form",
    title: "Departmental view",
    ability: "variants.edit",
    load: async () =>
      (await import("../features/variants/variant-category-screen.tsx")).VariantCategoryScreen,
  },
  {
    path: "/home/productVariant/addProductVariant",
    kind: "formWithAside",
    title: "Product Variant Form Details",
    search: variantSearch,
    ability: "variants.edit",
    load: async () =>
      (await import("../features/variants/variant-form-screen.tsx")).VariantFormScreen,
  },
  {
    path: "/home/offers/promote",
    kind: "formWithAside",
    title: "Promote Offer",
    search: offerSearch,
    ability: "campaigns.create",
    load: async () => (await import("../features/offers/promote/promote-screen.tsx")).PromoteScreen,
  },
  {
    path: "/home/offers/mapProduct",
    kind: "formWithAside",
    title: "Map More Products",
    search: offerSearch,
    ability: "campaigns.create",
    load: async () =>
      (await import("../features/offers/map-products/map-products-screen.tsx")).MapProductsScreen,
  },
] as const satisfies readonly Screen[];
