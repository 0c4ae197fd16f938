import { changingGet, read, write } from "../http/route.ts";

export const productRoutes = {
  byCompany: read("/getCompanyProduct/:companyId/:status"),
  byBranch: read("/getCompanyBranchProduct/:storeId/:status"),
  create: write("/products/:encEmail"),
  update: write("/products/update/:encEmail"),
  changeMany: write("/changeProducts"),
  byId: read("/products/:encEmail/:id"),
  copy: changingGet("/createProductCopy/:id"),
  removeCopy: write("/removeProductCopy/:id/:copyId"),
  variantsByCompany: read("/getCompanyProductVariant/:companyId/:status/:productId"),
  variantsByBranch: read("/getCompanyBranchProductVariant/:storeId/:status/:productId"),
  forFile: write("/productsForFile"),
  changedTogether: read("/productChangedTogether/:entryId"),
  history: read("/productHistory/:id"),
} as const;
