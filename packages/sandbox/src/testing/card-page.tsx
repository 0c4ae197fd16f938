import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useState, type FormEvent } from "react";
import { createRoot } from "react-dom/client";

const clientSecret = new URLSearchParams(location.search).get("secret") ?? "";
const saved = new URLSearchParams(location.search).get("saved");

/** A checkout as the product has one, around the provider's real components. */
function Checkout() {
  const stripe = useStripe();
  const elements = useElements();
  const [outcome, setOutcome] = useState("");
  const [ready, setReady] = useState(false);
  const [complete, setComplete] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!stripe || !elements) return;
    const checked = await elements.submit();
    if (checked.error) return setOutcome(`error ${checked.error.code}`);
    const { error } = await stripe.confirmPayment({
      elements,
      clientSecret,
      redirect: "if_required",
      confirmParams: { return_url: location.href },
    });
    if (error) return setOutcome(`error ${error.code}`);
    const { paymentIntent } = await stripe.retrievePaymentIntent(clientSecret);
    setOutcome(paymentIntent?.status ?? "unknown");
  }
  async function payWithSaved() {
    if (!stripe || !saved) return;
    const result = await stripe.confirmCardPayment(clientSecret, { payment_method: saved });
    setOutcome(result.error?.code ?? result.paymentIntent?.status ?? "unknown");
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <h1>Checkout</h1>
      <PaymentElement
        onReady={() => setReady(true)}
        onChange={(event) => setComplete(event.complete)}
      />
      <button type="submit" disabled={!ready}>
        Pay
      </button>
      {saved && (
        <button type="button" onClick={() => void payWithSaved()}>
          Pay with saved card
        </button>
      )}
      <p data-complete={complete}>
        Outcome: <output>{outcome}</output>
      </p>
    </form>
  );
}

async function start() {
  const stripe = await loadStripe("pk_test_sandbox");
  const container = document.querySelector("main");
  if (!container) throw new Error("the page has no main element");
  createRoot(container).render(
    <Elements stripe={stripe} options={{ clientSecret }}>
      <Checkout />
    </Elements>,
  );
}
void start();
