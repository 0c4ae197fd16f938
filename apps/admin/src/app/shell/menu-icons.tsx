import {
  ArrowLeftRight,
  BookOpen,
  ChartColumn,
  ChartLine,
  CircleDot,
  CreditCard,
  FileText,
  FolderTree,
  Layers,
  LayoutPanelTop,
  Megaphone,
  Package,
  ReceiptText,
  ShoppingBag,
  Sparkles,
  Store,
  Tag,
  Users,
  Waypoints,
  type LucideIcon,
} from "lucide-react";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  "/home/company": Store,
  "/home/branches": Waypoints,
  "/home/offers": Tag,
  "/home/products": Package,
  "/home/productVariant/manage": Layers,
  "/home/users/manage": Users,
  "/home/categories/manage": FolderTree,
  "/home/campaign/campaignList": Megaphone,
  "/home/campaign/sponsoredCampaignList": Sparkles,
  "/home/section": LayoutPanelTop,
  "/home/shopifySponsored": ShoppingBag,
  "/home/catalog": BookOpen,
  "/home/transactions": ArrowLeftRight,
  "/home/invoice": FileText,
  "/home/bills": ReceiptText,
  "/home/report/conversionReport": ChartLine,
  "/home/consolidateConversionReport": ChartColumn,
  "/home/paymentMethod": CreditCard,
};

/** The drawn sign of a menu entry; a plain dot for one that has none yet. */
export function MenuIcon({
  path,
  className,
}: {
  readonly path: string;
  readonly className: string;
}) {
  const Icon = ICONS[path] ?? CircleDot;
  return <Icon className={className} strokeWidth={1.75} aria-hidden="true" />;
}
