import { changingGet, extension, read, write } from "../http/route.ts";

export const storeRoutes = {
  byCompany: read("/stores/getStoreByCompany/:companyId"),
  byId: read("/stores/getStoreById/:id"),
  history: extension(read("/storeHistory/:id")),
  byUser: read("/stores/getStore/:encEmail"),
  add: write("/stores/addStore/:encEmail"),
  addToCompany: write("/stores/addStoreOnly/:encEmail"),
  update: write("/stores/updateStore/:encEmail"),
  updatePolicy: write("/stores/updateStorePolicy/:encEmail"),
  branchCodeExists: read("/stores/checkBranchExist/:branchCode/:companyId"),
  mailCorporation: changingGet(
    "/stores/sendCorporationMail/:encEmail/:corporationId/:companyName/:contactNumber",
  ),
  approve: changingGet("/activeStoreCampaign/:id"),
  unapprove: changingGet("/unactiveStoreCampaign/:id"),
  sendBack: extension(write("/stores/sendBack/:id")),
  approvalEffect: extension(read("/stores/approvalEffect/:id")),
  decided: extension(read("/stores/decided/:companyId")),
  checks: extension(read("/stores/checks/:id")),
} as const;
