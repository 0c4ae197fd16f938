import {
  ArrowLeftRight,
  CreditCard,
  FileText,
  FolderTree,
  Layers,
  Megaphone,
  Package,
  Sparkles,
  Store,
  Tag,
  Users,
  Waypoints,
} from "lucide-react";
import type { Screen } from "./screen.ts";
import { SHOP_SCREENS } from "./shop-screens.ts";
import { STAFF_SCREENS } from "./staff-screens.ts";

/** The one table of screens: the routes, the side menu with its icons, and the palette follow from it. */
export const SCREENS = [
  {
    path: "/home/company",
    menu: "Stores",
    icon: Store,
    load: async () => (await import("../features/stores/companies-screen.tsx")).CompaniesScreen,
    rows: async () => (await import("../features/stores/companies-screen.tsx")).firstCompanies,
  },
  {
    path: "/home/company/manage",
    load: async () => (await import("../features/stores/companies-screen.tsx")).CompaniesScreen,
  },
  {
    path: "/home/company/AddCompany",
    load: async () =>
      (await import("../features/companies/company-form-screen.tsx")).CompanyFormScreen,
  },
  {
    path: "/home/company/AddLogo",
    load: async () =>
      (await import("../features/companies/company-logo-screen.tsx")).CompanyLogoScreen,
  },
  {
    path: "/home/company/policy",
    ability: "stores.editPolicy",
    load: async () =>
      (await import("../features/stores/store-policy-screen.tsx")).StorePolicyScreen,
  },
  {
    path: "/home/company/store",
    load: async () =>
      (await import("../features/stores/store-wizard-screen.tsx")).StoreWizardScreen,
  },
  {
    path: "/home/branches",
    menu: "Branches",
    icon: Waypoints,
    load: async () => (await import("../features/stores/stores-screen.tsx")).StoresScreen,
    rows: async () => (await import("../features/stores/stores-screen.tsx")).firstStores,
  },
  {
    path: "/home/categories/manage",
    ability: "categories.manage",
    menu: "Categories",
    icon: FolderTree,
    load: async () =>
      (await import("../features/categories/category-manager-screen.tsx")).CategoryManagerScreen,
  },
  {
    path: "/home/categories",
    ability: "categories.manage",
    load: async () =>
      (await import("../features/categories/category-manager-screen.tsx")).CategoryManagerScreen,
  },
  {
    path: "/home/categories/AddCategory",
    ability: "categories.manage",
    load: async () =>
      (await import("../features/categories/category-form-screen.tsx")).CategoryFormScreen,
  },
  {
    path: "/home/offers",
    menu: "Offers/Collection",
    icon: Tag,
    load: async () => (await import("../features/offers/offers-screen.tsx")).OffersScreen,
    rows: async () => (await import("../features/offers/offers-screen.tsx")).firstOffers,
  },
  {
    path: "/home/offers/add",
    ability: "offers.edit",
    load: async () => (await import("../features/offers/offer-form-screen.tsx")).OfferFormScreen,
  },
  {
    path: "/home/products",
    menu: "Products",
    icon: Package,
    load: async () => (await import("../features/products/products-screen.tsx")).ProductsScreen,
    rows: async () => (await import("../features/products/products-screen.tsx")).firstProducts,
  },
  {
    path: "/home/products/addProduct",
    ability: "products.edit",
    load: async () =>
      (await import("../features/products/product-form-screen.tsx")).ProductFormScreen,
  },
  {
    path: "/home/products/import",
    ability: "products.edit",
    load: async () =>
      (await import("../features/products/import/products-import-screen.tsx")).ProductsImportScreen,
  },
  {
    path: "/home/productVariant/manage",
    menu: "Product Variant",
    icon: Layers,
    load: async () => (await import("../features/variants/variants-screen.tsx")).VariantsScreen,
    rows: async () => (await import("../features/variants/variants-screen.tsx")).firstVariants,
  },
  {
    path: "/home/productVariant/add",
    ability: "variants.edit",
    load: async () =>
      (await import("../features/variants/variant-category-screen.tsx")).VariantCategoryScreen,
  },
  {
    path: "/home/productVariant/addProductVariant",
    ability: "variants.edit",
    load: async () =>
      (await import("../features/variants/variant-form-screen.tsx")).VariantFormScreen,
  },
  {
    path: "/home/offers/promote",
    ability: "campaigns.create",
    load: async () => (await import("../features/offers/promote/promote-screen.tsx")).PromoteScreen,
  },
  {
    path: "/home/offers/mapProduct",
    ability: "campaigns.create",
    load: async () =>
      (await import("../features/offers/map-products/map-products-screen.tsx")).MapProductsScreen,
  },
  {
    path: "/home/campaign/campaignList",
    menu: "Flyer Campaign",
    icon: Megaphone,
    load: async () =>
      (await import("../features/campaigns/campaign-list-screen.tsx")).CampaignListScreen,
    rows: async () =>
      (await import("../features/campaigns/campaign-list-screen.tsx")).firstCampaigns,
  },
  {
    path: "/home/campaign/campaignType",
    ability: "campaigns.create",
    load: async () =>
      (await import("../features/campaigns/campaign-type-screen.tsx")).CampaignTypeScreen,
  },
  {
    path: "/home/campaign/promotionBatch",
    ability: "campaigns.create",
    load: async () => (await import("../features/campaigns/flyer/flyer-screen.tsx")).FlyerScreen,
  },
  {
    path: "/home/campaign/sponsoredPromotion",
    ability: "campaigns.create",
    load: async () =>
      (await import("../features/campaigns/sponsored/sponsored-screen.tsx")).SponsoredScreen,
  },
  {
    path: "/home/campaign/sponsoredCampaignList",
    menu: "Sponsored Campaign",
    icon: Sparkles,
    load: async () =>
      (await import("../features/campaigns/sponsored/sponsored-list-screen.tsx"))
        .SponsoredListScreen,
    rows: async () =>
      (await import("../features/campaigns/sponsored/sponsored-list-screen.tsx")).firstSponsored,
  },
  {
    path: "/home/campaign/manage",
    load: async () =>
      (await import("../features/campaigns/detail/campaign-screen.tsx")).CampaignScreen,
  },
  ...STAFF_SCREENS,
  {
    path: "/home/transactions",
    ability: "transactions.view",
    menu: "Transactions",
    icon: ArrowLeftRight,
    load: async () =>
      (await import("../features/transactions/transactions-screen.tsx")).TransactionsScreen,
  },
  {
    path: "/home/transactions/manage",
    ability: "transactions.view",
    load: async () =>
      (await import("../features/transactions/transactions-screen.tsx")).TransactionsScreen,
  },
  {
    path: "/home/invoice",
    ability: "invoices.view",
    menu: "Invoice",
    icon: FileText,
    load: async () =>
      (await import("../features/invoices/invoice-list-screen.tsx")).InvoiceListScreen,
  },
  {
    path: "/home/invoice/manage",
    ability: "invoices.view",
    load: async () =>
      (await import("../features/invoices/invoice-list-screen.tsx")).InvoiceListScreen,
  },
  {
    path: "/home/invoice/viewInvoice",
    ability: "invoices.view",
    load: async () => (await import("../features/invoices/invoice-screen.tsx")).InvoiceScreen,
  },
  ...SHOP_SCREENS,
  {
    path: "/home/users/manage",
    menu: "Users",
    icon: Users,
    load: async () => (await import("../features/users/users-screen.tsx")).UsersScreen,
  },
  {
    path: "/home/users",
    load: async () => (await import("../features/users/users-screen.tsx")).UsersScreen,
  },
  {
    path: "/home/users/addUser",
    load: async () => (await import("../features/users/user-form-screen.tsx")).UserFormScreen,
  },
  {
    path: "/home/users/addRole",
    ability: "roles.add",
    load: async () => (await import("../features/roles/role-form-screen.tsx")).RoleFormScreen,
  },
  {
    path: "/home/profile",
    load: async () => (await import("../features/profile/profile-screen.tsx")).ProfileScreen,
  },
  {
    path: "/home/paymentMethod",
    menu: "Payment Method",
    icon: CreditCard,
    load: async () =>
      (await import("../features/cards/payment-method-screen.tsx")).PaymentMethodScreen,
  },
] as const satisfies readonly Screen[];
