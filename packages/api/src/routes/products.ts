import { changingGet, extension, read, write } from "../http/route.ts";

export const productRoutes = {
  byCompany: read("/getCompanyProduct/:companyId/:status"),
  byBranch: read("/getCompanyBranchProduct/:storeId/:status"),
  create: write("/products/:encEmail"),
  update: write("/products/update/:encEmail"),
  changeMany: extension(write("/changeProducts")),
  byId: read("/products/:encEmail/:id"),
  copy: changingGet("/createProductCopy/:id"),
  removeCopy: extension(write("/removeProductCopy/:id/:copyId")),
  variantsByCompany: read("/getCompanyProductVariant/:companyId/:status/:productId"),
  variantsByBranch: read("/getCompanyBranchProductVariant/:storeId/:status/:productId"),
  forFile: extension(write("/productsForFile")),
  changedTogether: extension(read("/productChangedTogether/:entryId")),
  history: extension(read("/productHistory/:id")),
} as const;
