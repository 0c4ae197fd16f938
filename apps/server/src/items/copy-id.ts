import { newId } from "../platform/database/new-id.ts";
import { invalid, type Refusal } from "../platform/refusal/refusal.ts";
import { itemRefusals as refusals } from "./messages.ts";

const ID = /^[0-9a-f]{32}$/u;

/** The id of a copy: the client's, which makes the call safe to repeat, or one of ours (OFFER-T8, PRODUCT-T8). */
export const copyIdOf = (copyId: string | undefined, rule: string): string | Refusal =>
  copyId === undefined || ID.test(copyId)
    ? (copyId ?? newId())
    : invalid([{ rule, field: "copyId", message: refusals.copyIdMalformed }]);
