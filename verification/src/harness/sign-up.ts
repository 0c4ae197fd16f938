import { emptySignUp } from "@marquee/domain/onboarding/empty-sign-up";
import type {
  Captcha,
  Onboarded,
  OnboardingRequest,
  SignUpData,
} from "@marquee/domain/onboarding/sign-up.schema";
import { signUpEffects } from "@marquee/server/onboarding/sign-up-effects";
import { newId } from "@marquee/server/platform/database/new-id";
import type { Request } from "@marquee/server/platform/http/request";
import { PUBLIC } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { userEffects } from "@marquee/server/users/user-effects";
import { solveQuestion } from "./solve-captcha.ts";
import type { TestServer } from "./test-server.ts";

/** A captcha of the server, with its right answer. */
export async function readCaptcha(server: TestServer) {
  const { data } = await server.call<Captcha>(null, "GET", "/captcha");
  return { ...data, text: solveQuestion(data.alternative) };
}

/** A whole sign-up of the small world, named so that it meets no other one. */
export const signUpData = (name: string, change: Partial<SignUpData> = {}): SignUpData => ({
  ...emptySignUp("CA"),
  mobileNo: "4165550199",
  firstName: "Noor",
  email: `${name.toLowerCase()}@new.test`,
  password: "a-good-one",
  storeName: `${name} downtown`,
  corporationId: `C-${name}`,
  businessName: `${name} Inc.`,
  websiteUrl: "https://atelier.test",
  mainCategory: "home",
  street: "12 rue des Tisserands",
  city: "montreal",
  province: "qc",
  postalCode: "H2X 1Y4",
  apartment: "4",
  isPhysicalStore: "N",
  ownerName: "Noor Haddad",
  managerEmail: `${name.toLowerCase()}@new.test`,
  contactNumber: "4165550199",
  weeklyOff: "Sunday",
  agreement: true,
  ...change,
});

/** The end of a sign-up, with a captcha that was answered. */
export async function signUpRequest(
  server: TestServer,
  data: SignUpData,
  change: Partial<OnboardingRequest> = {},
): Promise<OnboardingRequest> {
  const captcha = await readCaptcha(server);
  return {
    companyId: newId(),
    storeId: newId(),
    captchaId: captcha.id,
    draftId: null,
    data: { ...data, captcha: captcha.text },
    ...change,
  };
}

/** What the database holds of sign-ups, and ways to end one. */
export const signUpHarness = (server: TestServer) => {
  const selectRows = async (sql: string, value: string) =>
    (await server.database.owner.query<Record<string, unknown>>(sql, [value])).rows;
  const countRows = async (sql: string, value: string) => (await selectRows(sql, value)).length;
  return {
    rowsOf: selectRows,
    submit: (body: OnboardingRequest) =>
      server.call<Onboarded>(null, "POST", "/onboarding", { body }),
    request: (name: string, change: Partial<SignUpData> = {}) =>
      signUpRequest(server, signUpData(name, change)),
    storedOf: async ({ companyId }: OnboardingRequest) => ({
      companies: await countRows("select id from company where id = $1", companyId),
      stores: await countRows("select id from store where company_id = $1", companyId),
      people: await countRows("select email from app_user where company_id = $1", companyId),
    }),
    /** Performs the jobs of the outbox that name this text, until none is left, and says which. */
    performJobs: async (named: string): Promise<readonly string[]> => {
      const services = { pool: server.pool, identity: server.services.identity };
      const effects = { ...userEffects(services), ...signUpEffects(services) };
      const done: string[] = [];
      for (;;) {
        const { rows } = await server.database.owner.query<{
          key: string;
          kind: string;
          payload: { mail?: string };
        }>(
          "update outbox set done_on = now() where key = (select key from outbox where payload::text like $1 and done_on is null order by due_at limit 1) returning key, kind, payload",
          [`%${named}%`],
        );
        const [job] = rows;
        if (!job) return done;
        const signal = AbortSignal.timeout(60_000);
        await effects[job.kind]?.(job.payload, { key: job.key, signal });
        done.push(job.payload.mail ?? job.kind);
      }
    },
  };
};

/** What a sign-up stores, and one that was refused. */
export const ALL_STORED = { companies: 1, stores: 1, people: 1 } as const;
export const NOTHING_STORED = { companies: 0, stores: 0, people: 0 } as const;

/** The rules that an answer names, with their fields. */
export const shownIssues = ({
  error,
}: {
  readonly error: { readonly issues?: readonly { rule: string; field: string }[] };
}) => error.issues?.map(({ rule, field }) => `${rule} ${field}`);

/** The request of a caller without an account, for tests without a network. */
export const anonymousRequest = ({ pool, clock, app }: TestServer, address: string): Request => ({
  scope: PUBLIC,
  now: clock.now(),
  version: null,
  origin: "http://localhost",
  address,
  asksForPrivacy: false,
  log: app.log,
  transaction: (work) => withScope(pool, PUBLIC, work),
});
