import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { Refusal } from "@marquee/server/platform/http/refusal";
import type { SignedInRequest } from "@marquee/server/platform/http/request";
import { openCheckout, reconcileCheckout } from "@marquee/server/payments/checkouts/checkout-calls";
import type { PaymentServices } from "@marquee/server/payments/payment-services";
import { checkAnswer } from "./check-answer.ts";
import { requestOf, type Person } from "./people.ts";
import type { SimulatedWorld } from "./simulated-world.ts";

/** What was wished for in a seed by anybody, for judging what came of it. */
export interface Wishes {
  cancelled: boolean;
  closed: boolean;
  /** Cards that were to be forgotten, by whose they were, and of which nobody said that they are. */
  readonly forgotten: Map<string, Person>;
}

type CallerOptions = Pick<Caller, "name" | "person" | "request" | "shared" | "wishes" | "world">;
type Call<Answer> = (services: PaymentServices, request: SignedInRequest) => Promise<Answer>;

/** A person's browser at one checkout: asks servers, and checks what they say. */
export class Caller {
  readonly world: SimulatedWorld;
  readonly person: Person;
  readonly request: CheckoutRequest;
  readonly name: string;
  readonly wishes: Wishes;
  /** Whether a colleague may pay for the same: then everybody says whether their card is kept. */
  readonly shared: boolean;
  /** What the browser was told last. */
  view: Checkout | null = null;

  constructor({ world, person, request, name, wishes, shared }: CallerOptions) {
    this.world = world;
    this.person = person;
    this.request = request;
    this.name = name;
    this.wishes = wishes;
    this.shared = shared;
  }

  /** The checkout that was answered, which somebody may have opened before for the same. */
  get checkoutId(): string {
    return this.view?.id ?? this.request.id;
  }

  /** Has some server answer; null where none did. */
  async ask<Answer>(what: string, call: Call<Answer>): Promise<Answer | null> {
    const { name, person, world } = this;
    const answer = await world.ask(`${name} asks to ${what}`, (services) =>
      call(services, requestOf(person, services)),
    );
    if (answer instanceof Refusal)
      world.schedule.note(`${name} is refused: ${answer.failure.message}`);
    return answer;
  }

  /** The same, where the answer is the checkout, which is seen then. */
  async see(what: string, call: Call<Checkout | Refusal>): Promise<Checkout | Refusal | null> {
    const answer = await this.ask(what, call);
    if (answer === null || answer instanceof Refusal) return answer;
    this.world.schedule.note(`${this.name} sees ${answer.state} by ${answer.method}`);
    this.view = answer;
    checkAnswer(this.world, answer, this.wishes);
    return answer;
  }

  open(): Promise<unknown> {
    return this.see("open", (services, request) => openCheckout(services, request, this.request));
  }

  reconcile(): Promise<unknown> {
    return this.see("reconcile", (services, request) =>
      reconcileCheckout(services, request, this.checkoutId),
    );
  }

  /** People press twice. What came of the last one is answered. */
  async twice<Done>(press: () => Promise<Done>): Promise<Done | undefined> {
    const again = this.world.chance.happens(0.2);
    const done = await Promise.all(again ? [press(), press()] : [press()]);
    return done.at(-1);
  }
}
