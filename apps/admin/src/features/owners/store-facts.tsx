import { hoursKind } from "@marquee/domain/stores/open-hours";
import { hasSecondAddress } from "@marquee/domain/stores/second-address";
import type { StoreDetails } from "@marquee/domain/stores/store.schema";
import { Money } from "@marquee/ui/content/money.tsx";
import { ChangedText } from "../../page-kit/detail/changed-text.tsx";
import { DetailSection, NothingYet } from "../../page-kit/detail/detail-section.tsx";
import { FactList, type Fact } from "../../page-kit/detail/fact-list.tsx";
import { MailLink, PhoneLink, WebLink } from "../../page-kit/detail/outward-links.tsx";
import { AddressText } from "../geography/address-text.tsx";
import { HoursOfDays } from "../stores/open-hours.tsx";
import { RegisteredAddress } from "./registered-address.tsx";

const whatItIs = (store: StoreDetails): readonly Fact[] => [
  { label: "Store name", value: store.storeName },
  { label: "Branch name", value: store.code },
  { label: "Categories", value: store.categories.map(({ name }) => name).join(", ") },
  { label: "Sold in", value: store.marketPlace.join(", ") },
  { label: "Corporation ID", value: store.corporationId },
  { label: "GST number", value: store.gstin },
  { label: "Website", value: store.websiteUrl && <WebLink to={store.websiteUrl} /> },
  { label: "Manager", value: store.managerName },
  { label: "Email", value: store.managerEmail && <MailLink to={store.managerEmail} /> },
  {
    label: "Contact number",
    value: store.managerMobile && <PhoneLink to={store.managerMobile} />,
  },
];

const whereItIs = (store: StoreDetails): readonly Fact[] => [
  {
    label: "Registered address",
    value: <RegisteredAddress of={store} />,
    long: true,
  },
  {
    label: "Address for customers",
    value:
      store.isphysical === "N" ? (
        "None: it is not a physical store"
      ) : hasSecondAddress(store) ? (
        <AddressText
          unit={store.storeAddress1}
          street={store.storeAddress2}
          cityId={store.storeCityId}
          stateId={store.storeStateId}
          postalCode={store.storePincode}
          countryId={store.storeCountryId}
        />
      ) : (
        "The registered one"
      ),
    long: true,
  },
  { label: "Areas", value: store.areas.join(", "), long: true },
  { label: "Added", value: <ChangedText by={store.createdBy} on={store.createdOn} /> },
  {
    label: "Changed",
    value: store.updatedOn !== store.createdOn && (
      <ChangedText by={store.updatedBy} on={store.updatedOn} />
    ),
  },
];

function Hours({ store: { fromHrs, toHrs, weeklyOff, timeNote } }: OfStore) {
  const hours = { from: fromHrs[0] ?? "", to: toHrs[0] ?? "" };
  return (
    <div>
      {hoursKind(hours) === "none" ? (
        <p className="text-small text-muted">No opening hours</p>
      ) : (
        <HoursOfDays {...hours} weeklyOff={weeklyOff} />
      )}
      {timeNote === "" ? null : <p className="mt-2 text-small">{timeNote}</p>}
    </div>
  );
}

interface OfStore {
  readonly store: StoreDetails;
}

/** What a branch is, whom to reach, where it is and when it is open. */
export const StoreFacts = ({ store }: OfStore) => (
  <div className="grid gap-x-8 gap-y-4 @xl:grid-cols-2">
    <FactList facts={whatItIs(store)} />
    <div className="flex flex-col gap-4">
      <FactList facts={whereItIs(store)} />
      <Hours store={store} />
    </div>
  </div>
);

const policyFacts = (store: StoreDetails): readonly Fact[] => [
  {
    label: "Delivery",
    value: [store.deliveryType, store.secondDeliveryType].filter((type) => type !== "").join(", "),
  },
  {
    label: "Free shipping from",
    value: store.deliveryNotes !== null && <Money amount={store.deliveryNotes} currency />,
  },
  { label: "Description", value: store.storeDescription, long: true },
  { label: "Return policy", value: store.returnPolicy, long: true },
  { label: "Delivery policy", value: store.deliveryPolicy, long: true },
  { label: "Warranty policy", value: store.warrantyPolicy, long: true },
];

/** What shoppers read of a branch before they buy. */
export function StorePolicyFacts({ store }: OfStore) {
  const facts = policyFacts(store).filter(({ value }) => value !== "" && value !== false);
  return (
    <DetailSection title="Store policy">
      {facts.length === 0 ? (
        <NothingYet title="No policy yet">
          Shoppers read here how it delivers, takes back and repairs.
        </NothingYet>
      ) : (
        <FactList facts={facts} />
      )}
    </DetailSection>
  );
}
