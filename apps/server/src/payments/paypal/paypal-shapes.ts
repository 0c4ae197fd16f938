import { Schema } from "effect";

/** An amount in PayPal's form: decimal text. */
const Money = Schema.Struct({
  currency_code: Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/)),
  value: Schema.String.check(Schema.isPattern(/^\d{1,12}(?:\.\d{1,2})?$/)),
});
export type PaypalMoney = typeof Money.Type;

const Named = Schema.String.check(Schema.isPattern(/^[\w-]{1,64}$/));

const Capture = Schema.Struct({ id: Named, status: Schema.String, amount: Money });
export type PaypalCapture = typeof Capture.Type;

/** A refund as an order lists it, by any user. */
const ListedRefund = Schema.Struct({
  id: Named,
  status: Schema.String,
  amount: Money,
  create_time: Schema.String,
});

const Unit = Schema.Struct({
  amount: Money,
  payments: Schema.optionalKey(
    Schema.Struct({
      captures: Schema.optionalKey(Schema.Array(Capture)),
      refunds: Schema.optionalKey(Schema.Array(ListedRefund)),
    }),
  ),
});

/** The part of an order that payments read. Our orders have one unit. */
export const PaypalOrder = Schema.Struct({
  id: Named,
  status: Schema.String,
  payer: Schema.optionalKey(Schema.Struct({ payer_id: Schema.optionalKey(Schema.String) })),
  purchase_units: Schema.Tuple([Unit]),
});
export type PaypalOrder = typeof PaypalOrder.Type;

export const PaypalRefund = Schema.Struct({ id: Named, status: Schema.String });

const MoneyMovement = Schema.Struct({
  affected_party: Schema.optionalKey(Schema.String),
  amount: Money,
  type: Schema.String,
  reason: Schema.optionalKey(Schema.String),
});

/** The part of a dispute that is read. */
export const PaypalDispute = Schema.Struct({
  dispute_id: Named,
  create_time: Schema.String,
  reason: Schema.String,
  status: Schema.String,
  dispute_amount: Money,
  dispute_life_cycle_stage: Schema.optionalKey(Schema.String),
  dispute_outcome: Schema.optionalKey(
    Schema.Struct({ outcome_code: Schema.optionalKey(Schema.String) }),
  ),
  seller_response_due_date: Schema.optionalKey(Schema.String),
  money_movements: Schema.optionalKey(Schema.Array(MoneyMovement)),
});
export type PaypalDispute = typeof PaypalDispute.Type;

/** A page of the disputes of an account. */
export const PaypalDisputeList = Schema.Struct({
  items: Schema.Array(Schema.Struct({ dispute_id: Named })),
  links: Schema.optionalKey(
    Schema.Array(Schema.Struct({ rel: Schema.String, href: Schema.String })),
  ),
});

/** An amount that may be below zero. */
const SignedMoney = Schema.Struct({
  currency_code: Schema.String.check(Schema.isPattern(/^[A-Z]{3}$/)),
  value: Schema.String.check(Schema.isPattern(/^-?\d{1,12}(?:\.\d{1,2})?$/)),
});

/** A page of what moved on an account. */
export const PaypalTransactions = Schema.Struct({
  transaction_details: Schema.Array(
    Schema.Struct({
      transaction_info: Schema.Struct({
        transaction_id: Named,
        paypal_reference_id: Schema.optionalKey(Schema.String),
        transaction_event_code: Schema.String,
        transaction_initiation_date: Schema.String,
        transaction_amount: SignedMoney,
        fee_amount: Schema.optionalKey(SignedMoney),
        transaction_status: Schema.String,
        custom_field: Schema.optionalKey(Schema.String),
        invoice_id: Schema.optionalKey(Schema.String),
      }),
      payer_info: Schema.optionalKey(
        Schema.Struct({ email_address: Schema.optionalKey(Schema.String) }),
      ),
    }),
  ),
  total_pages: Schema.Int,
});

/** The response to a change of a dispute. Nothing in it is read. */
export const PaypalLinks = Schema.Struct({});

export const PaypalToken = Schema.Struct({
  access_token: Schema.String.check(Schema.isMinLength(1)),
  /** Seconds. */
  expires_in: Schema.Number.check(Schema.isGreaterThan(0)),
});

/** PayPal's form of an error. A body in another form is not PayPal's. */
export const PaypalError = Schema.Struct({
  name: Schema.String,
  message: Schema.String,
  details: Schema.optionalKey(
    Schema.Array(
      Schema.Struct({ issue: Schema.String, description: Schema.optionalKey(Schema.String) }),
    ),
  ),
});

export const PaypalVerification = Schema.Struct({
  verification_status: Schema.Literals(["SUCCESS", "FAILURE"]),
});

/** An event about an order, about a capture that names its order, or about a refund or a dispute that names its capture. */
export const PaypalMessage = Schema.Struct({
  id: Schema.String.check(Schema.isPattern(/^[\w-]{1,100}$/)),
  event_type: Schema.String,
  create_time: Schema.String,
  resource: Schema.Struct({
    id: Schema.optionalKey(Schema.String),
    dispute_id: Schema.optionalKey(Named),
    disputed_transactions: Schema.optionalKey(
      Schema.Array(Schema.Struct({ seller_transaction_id: Schema.optionalKey(Schema.String) })),
    ),
    supplementary_data: Schema.optionalKey(
      Schema.Struct({
        related_ids: Schema.optionalKey(
          Schema.Struct({ order_id: Schema.optionalKey(Schema.String) }),
        ),
      }),
    ),
    links: Schema.optionalKey(
      Schema.Array(Schema.Struct({ rel: Schema.String, href: Schema.String })),
    ),
  }),
});
