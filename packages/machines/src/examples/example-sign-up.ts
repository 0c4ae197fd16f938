import { emptySignUp } from "@marquee/domain/onboarding/empty-sign-up";
import type { SignUpData } from "@marquee/domain/onboarding/sign-up.schema";

/** A sign-up that breaks no rule but the captcha's, which is not answered yet. */
export const exampleSignUp: SignUpData = {
  ...emptySignUp("CA"),
  mobileNo: "4165550199",
  firstName: "Noor",
  email: "noor@marquee.test",
  password: "a-good-one",
  storeName: "Atelier Plateau",
  corporationId: "1234567",
  businessName: "Atelier",
  websiteUrl: "https://atelier.test",
  mainCategory: "home",
  street: "4265 avenue du Mont-Royal Est",
  city: "montreal",
  province: "qc",
  postalCode: "H2J 2L3",
  apartment: "201",
  isPhysicalStore: "N",
  ownerName: "Noor Haddad",
  managerEmail: "noor@marquee.test",
  contactNumber: "4165550199",
  agreement: true,
  captcha: "K7MR4",
};
