import type { ShownAs } from "../../page-kit/form/shown-value.tsx";
import { categoryShownAs } from "../categories/category-shown-as.tsx";
import { companyBranchShownAs } from "../companies/company-branch-shown-as.tsx";
import { imagesShownAs } from "../images/images-shown-as.tsx";

/** How the fields that offers, products and variants share are shown. */
export const itemShownAs: ShownAs = {
  ...companyBranchShownAs,
  ...categoryShownAs,
  ...imagesShownAs,
};
