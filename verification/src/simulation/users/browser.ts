import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { openCheckout, reconcileCheckout } from "@marquee/server/payments/checkouts/checkout-calls";
import type { PaymentRequest } from "@marquee/server/payments/payment-services";
import { Refusal } from "@marquee/server/platform/refusal/refusal";
import { checkResult } from "../checks/check-result.ts";
import type { Simulation } from "../simulation.ts";
import type { UserActions } from "./user-actions.ts";
import { signedInRequest, type SimulatedUser } from "./users.ts";

type BrowserOptions = Pick<Browser, "actions" | "name" | "request" | "simulation" | "user">;
type Call<CallResponse> = (request: PaymentRequest) => Promise<CallResponse>;

/** A user's browser at one checkout: sends requests to the servers, and checks their responses. */
export class Browser {
  readonly simulation: Simulation;
  readonly user: SimulatedUser;
  readonly request: CheckoutRequest;
  readonly name: string;
  readonly actions: UserActions;
  /** The last checkout that was returned. */
  view: Checkout | null = null;

  constructor({ simulation, user, request, name, actions }: BrowserOptions) {
    this.simulation = simulation;
    this.user = user;
    this.request = request;
    this.name = name;
    this.actions = actions;
  }

  /** The id of the checkout: the server may resume an equal one instead of opening another. */
  get id(): string {
    return this.view?.id ?? this.request.id;
  }

  /** Has a server respond; null if none did. */
  async send<CallResponse>(what: string, call: Call<CallResponse>): Promise<CallResponse | null> {
    const { name, user, simulation } = this;
    const response = await simulation.servers.request(`${name} requests to ${what}`, (services) =>
      call(signedInRequest(user, services)),
    );
    if (response instanceof Refusal)
      simulation.scheduler.note(`${name} is refused: ${response.failure.message}`);
    return response;
  }

  /** The same if the answer is the checkout, which is shown then. */
  async show(what: string, call: Call<Checkout | Refusal>): Promise<Checkout | Refusal | null> {
    const response = await this.send(what, call);
    if (response === null || response instanceof Refusal) return response;
    this.simulation.scheduler.note(`${this.name} is shown ${response.state} by ${response.method}`);
    this.view = response;
    checkResult(this.simulation, response, this.actions);
    return response;
  }

  open(): Promise<unknown> {
    return this.show("open", (request) => openCheckout(request, this.request));
  }

  reconcile(): Promise<unknown> {
    return this.show("reconcile", (request) => reconcileCheckout(request, this.id));
  }

  /** Users press twice. The answer to the last press counts. */
  async twice<Done>(press: () => Promise<Done>): Promise<Done | undefined> {
    const again = this.simulation.random.boolean(0.2);
    const done = await Promise.all(again ? [press(), press()] : [press()]);
    return done.at(-1);
  }
}
