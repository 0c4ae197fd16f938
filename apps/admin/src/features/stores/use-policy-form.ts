import { storePolicyRules } from "@marquee/domain/stores/store-policy-rules";
import { POLICY_TEXT_LIMITS } from "@marquee/domain/stores/store-text-limits";
import type { StoreDetails } from "@marquee/domain/stores/store.schema";
import { lengthIssues } from "@marquee/domain/validation/length-issues";
import { ruleIssues } from "@marquee/domain/validation/rule";
import {
  storePolicyMachine,
  type StorePolicyValues,
} from "@marquee/machines/stores/store-policy.machine";
import { useQueryClient } from "@tanstack/react-query";
import type { FormActor } from "../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { useClient } from "../../session/session-context.tsx";
import { STORES, storeQuery } from "./stores.queries.ts";

const EMPTY: Omit<StorePolicyValues, "id"> = {
  storeDescription: "",
  returnPolicy: "",
  deliveryPolicy: "",
  warrantyPolicy: "",
  deliveryType: "",
  secondDeliveryType: "",
  freeShipping: false,
  deliveryNotes: null,
};

/** What is sent: an amount without a tick is none. */
const toPolicy = ({ freeShipping, deliveryNotes, ...policy }: StorePolicyValues) => ({
  ...policy,
  deliveryNotes: freeShipping ? deliveryNotes : null,
});

/** The running form of a stored branch's policy. */
export function usePolicyForm(id: string): FormActor<StorePolicyValues, StoreDetails> {
  const client = useClient();
  const queries = useQueryClient();
  const save = (values: StorePolicyValues, version: { readonly version?: number }) =>
    client.stores.updatePolicy({ body: toPolicy(values) }, version);
  return useEntityForm(storePolicyMachine, {
    id,
    values: { id, ...EMPTY },
    load: async (storeId) => {
      const store = await queries.fetchQuery({ ...storeQuery(client, storeId), staleTime: 0 });
      return { ...store, freeShipping: store.deliveryNotes !== null };
    },
    create: (values) => save(values, {}),
    update: save,
    rules: (values) => [
      ...ruleIssues(storePolicyRules, values, undefined),
      ...lengthIssues(POLICY_TEXT_LIMITS, values),
    ],
    invalidates: STORES,
  });
}
