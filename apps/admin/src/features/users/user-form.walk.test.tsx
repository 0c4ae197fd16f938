import { userMessages } from "@marquee/domain/users/messages";
import { it } from "vitest";
import { leftAfterSaving, storedForm, walkForm } from "../../testing/form-walk.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { UserFormScreen } from "./user-form-screen.tsx";

const stored = {
  id: "noor@marquee.test",
  email: "noor@marquee.test",
  firstName: "Noor",
  mobileNo: "4165550199",
  password: "",
  roleId: "rw",
  companyId: "c1",
  storeId: null,
  isAgent: "N",
};

serveCalls(({ pathname }) =>
  pathname.includes("/getUserById/")
    ? dataResponse({
        ...stored,
        name: "Noor",
        roleName: "Read_And_Write",
        isMaster: "N",
        version: 1,
      })
    : listResponse([]),
);

const open = (query: string) => async () => {
  await renderScreen(<UserFormScreen />, {
    at: `/home/offers${query}`,
    user: { ...MERCHANT, isMaster: "Y" },
  });
};

it("[MACH-C10] [MACH-C11] the user form shows and offers what it must in every state, and every transition can be taken", () =>
  walkForm("userForm", {
    render: [open(`?id=${stored.id}`), open("")],
    labels: { firstName: "First name", mobileNo: "Mobile number" },
    submit: /^(Submit|Send the invitation)$/,
    saved: /User (saved|added)/,
    besides: [/./],
    ...storedForm(stored, ["firstName", "mobileNo"], userMessages.mobileMissing, "4165550188"),
    exceptions: leftAfterSaving("userForm"),
  }));
