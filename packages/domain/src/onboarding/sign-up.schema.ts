import { Schema } from "effect";
import { Country } from "../geography/geography.schema.ts";
import { WeekDay } from "../stores/store.schema.ts";
import {
  OptionalFlag,
  ChosenId,
  EmailText,
  EndTimeText,
  ListOf,
  MobileText,
  PasswordText,
  ImagePath,
  TimeText,
} from "../wire/draft-field.schema.ts";
import { Id, Instant, MarketPlace, Text } from "../wire/field.schema.ts";
import { SIGN_UP_LENGTHS } from "./sign-up-lengths.ts";

/** The six steps of the wizard, in their order. */
export const OnboardingStep = Schema.Literals([
  "signUp",
  "storeInfo",
  "chooseCategory",
  "address",
  "personalInfo",
  "confirmation",
]);
export type OnboardingStep = typeof OnboardingStep.Type;

const country = Schema.Union([Country, Schema.Literal("")]);

/** Everything typed that may be stored: all but the password and the captcha. `otp` has no step and stays empty. */
const stored = {
  mobileNo: MobileText,
  otp: Text(10),
  firstName: Text(SIGN_UP_LENGTHS.firstName),
  email: EmailText,
  branchName: Text(SIGN_UP_LENGTHS.branchName),
  storeName: Text(SIGN_UP_LENGTHS.storeName),
  corporationId: Text(SIGN_UP_LENGTHS.corporationId),
  businessName: Text(SIGN_UP_LENGTHS.businessName),
  marketPlace: ListOf(MarketPlace, 2),
  websiteUrl: Text(SIGN_UP_LENGTHS.websiteUrl),
  companyLogo: ImagePath,
  mainCategory: ChosenId,
  country,
  street: Text(SIGN_UP_LENGTHS.street),
  city: ChosenId,
  province: ChosenId,
  postalCode: Text(SIGN_UP_LENGTHS.postalCode),
  apartment: Text(SIGN_UP_LENGTHS.apartment),
  isPhysicalStore: OptionalFlag,
  isSameAddress: OptionalFlag,
  storeCountry: country,
  storeStreet: Text(SIGN_UP_LENGTHS.storeStreet),
  storeCity: ChosenId,
  storeProvince: ChosenId,
  storePostalCode: Text(SIGN_UP_LENGTHS.storePostalCode),
  storeApartment: Text(SIGN_UP_LENGTHS.storeApartment),
  ownerName: Text(SIGN_UP_LENGTHS.ownerName),
  managerEmail: EmailText,
  contactNumber: MobileText,
  operatingHoursFrom: TimeText,
  operatingHoursTo: EndTimeText,
  weeklyOff: Schema.Union([WeekDay, Schema.Literal("")]),
  agreement: Schema.Boolean,
  isExistUser: Schema.Boolean,
} as const;

/** What the sign-up wizard holds. All starts empty, and the agreement not given. */
export const SignUpData = Schema.Struct({
  ...stored,
  password: PasswordText,
  captcha: Text(20),
}).annotate({ identifier: "SignUpData" });
export type SignUpData = typeof SignUpData.Type;

/** What survives a reload: everything typed but the password and the captcha. */
export const StoredSignUpData = Schema.Struct(stored).annotate({ identifier: "StoredSignUpData" });
export type StoredSignUpData = typeof StoredSignUpData.Type;

const draft = { step: OnboardingStep, data: StoredSignUpData } as const;

/** A sign-up to be stored under a secret id made by the client: every holder of the id can continue it. */
export const OnboardingDraft = Schema.Struct({ id: Id, ...draft }).annotate({
  identifier: "OnboardingDraft",
});
export type OnboardingDraft = typeof OnboardingDraft.Type;

/** A stored sign-up without its secret id. `mailedTo` is the address that got the link to continue; null if no mail was sent. */
export const StoredOnboardingDraft = Schema.Struct({
  ...draft,
  mailedTo: Schema.NullOr(Schema.String),
  updatedOn: Instant,
  expiresAt: Instant,
  version: Schema.Int,
}).annotate({ identifier: "StoredOnboardingDraft" });
export type StoredOnboardingDraft = typeof StoredOnboardingDraft.Type;

/** Names the stored sign-up to continue. It is a body, so that no address of a log holds the secret id. */
export const OnboardingResume = Schema.Struct({ id: Id }).annotate({
  identifier: "OnboardingResume",
});
export type OnboardingResume = typeof OnboardingResume.Type;

/** The last step: the company's and the branch's ids are made by the client, so that a repeat makes nothing twice. */
export const OnboardingRequest = Schema.Struct({
  companyId: Id,
  storeId: Id,
  captchaId: Id,
  /** The stored wizard that ends with this, or null. */
  draftId: Schema.NullOr(Id),
  data: SignUpData,
}).annotate({ identifier: "OnboardingRequest" });
export type OnboardingRequest = typeof OnboardingRequest.Type;

/** The result of the sign-up. `mail` is what was sent: to verify a new identity, or to reset a known one's password. */
export const Onboarded = Schema.Struct({
  email: Schema.String,
  companyId: Schema.String,
  storeId: Schema.String,
  mail: Schema.Literals(["verification", "passwordReset"]),
}).annotate({ identifier: "Onboarded" });
export type Onboarded = typeof Onboarded.Type;

/** May this e-mail onboard? `onboarded` may not; all others are `open`, which discloses no account (ONBOARD-E2). */
export const OnboardingEmail = Schema.Struct({
  email: Schema.String,
  standing: Schema.Literals(["open", "onboarded"]),
}).annotate({ identifier: "OnboardingEmail" });
export type OnboardingEmail = typeof OnboardingEmail.Type;

/** Asks the operator to admit a company whose corporation id is in use already (MAIL-C5). */
export const CorporationQuestion = Schema.Struct({
  corporationId: Text(64),
  companyName: Text(160),
  contactNumber: MobileText,
  email: EmailText,
}).annotate({ identifier: "CorporationQuestion" });
export type CorporationQuestion = typeof CorporationQuestion.Type;

/** The e-mail that a finished sign-up should have had, with the password that was typed for it. */
export const OnboardingCorrection = Schema.Struct({
  companyId: Id,
  email: EmailText,
  password: PasswordText,
}).annotate({ identifier: "OnboardingCorrection" });
export type OnboardingCorrection = typeof OnboardingCorrection.Type;

/** Where the sign-up is now, and what was mailed there. */
export const OnboardingCorrected = Schema.Struct({
  email: Onboarded.fields.email,
  mail: Onboarded.fields.mail,
}).annotate({ identifier: "OnboardingCorrected" });
export type OnboardingCorrected = typeof OnboardingCorrected.Type;

/** Asks for the mail of a finished sign-up once more; the company's id is known only to the user who signed up. */
export const OnboardingMailRequest = Schema.Struct({ companyId: Id }).annotate({
  identifier: "OnboardingMailRequest",
});
export type OnboardingMailRequest = typeof OnboardingMailRequest.Type;

/** A captcha: good for one answer until it expires. `image` is a data address, `alternative` asks the same as text. */
export const Captcha = Schema.Struct({
  id: Schema.String,
  image: Schema.String,
  alternative: Schema.String,
  expiresAt: Instant,
}).annotate({ identifier: "Captcha" });
export type Captcha = typeof Captcha.Type;
