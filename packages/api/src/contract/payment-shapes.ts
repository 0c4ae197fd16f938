import { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { Transaction } from "@marquee/domain/payments/transaction.schema";
import { ChosenId } from "@marquee/domain/wire/draft-field.schema";
import { Text } from "@marquee/domain/wire/field.schema";
import { Schema, Struct } from "effect";

/** An amount a client sends. It is an assertion: if it differs from the stored price, nothing is charged. */
export const amountParam = Schema.FiniteFromString.check(
  Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }),
);

export const PaymentIntent = Schema.Struct({
  clientSecret: Schema.String,
  paymentIntentId: Schema.String,
  cardList: Schema.Array(SavedCard),
}).annotate({ identifier: "PaymentIntent" });

/** The order that the provider's button opens. Another card payment of the checkout is cancelled first. */
export const PaypalOrder = Schema.Struct({ orderId: Schema.String }).annotate({
  identifier: "PaypalOrder",
});

export const SaveCard = Schema.Struct({ save: Schema.Boolean }).annotate({
  identifier: "SaveCard",
});

const { fields } = Transaction;
const asserted = {
  status: fields.status,
  transactionType: fields.transactionType,
  paymentType: fields.paymentType,
  paymentId: Schema.NullOr(Text(255)),
  payerId: Schema.NullOr(Text(255)),
  offerId: Schema.NullOr(ChosenId),
  productId: Schema.NullOr(ChosenId),
  campaignId: Schema.NullOr(ChosenId),
  amount: fields.amount,
} as const;

/** The paid checkout whose transaction is requested. What is said of it is asserted; nothing else of the body is read. */
export const TransactionCreate = Schema.Struct({
  id: ChosenId,
  ...Struct.map(asserted, Schema.optionalKey),
}).annotate({ identifier: "TransactionCreate" });

/** The paid checkout that is requested; nothing else of the body is read. */
export const RecordRequest = Schema.Struct({ id: ChosenId }).annotate({
  identifier: "RecordRequest",
});
