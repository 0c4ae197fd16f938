import { changingGet, read, write } from "../http/route.ts";

export const storeRoutes = {
  byCompany: read("/stores/getStoreByCompany/:companyId"),
  byId: read("/stores/getStoreById/:id"),
  history: read("/storeHistory/:id"),
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
  sendBack: write("/stores/sendBack/:id"),
  approvalEffect: read("/stores/approvalEffect/:id"),
} as const;
