import { solveQuestion } from "@marquee/verification/harness/solve-captcha";
import { expect, type Page } from "@playwright/test";

/** What is typed of a company. */
export interface Company {
  readonly email: string;
  readonly name: string;
  readonly region: string;
  readonly city: string;
  readonly postalCode: string;
}

/** The address of each site from that of the server under test. */
export const siteOrigin = {
  US: (origin: string) => origin,
  CA: (origin: string) => origin.replace("127.0.0.1", "marquee.ca.localhost"),
} as const;

/** A name that no other test of this worker has. */
export const uniqueName = (prefix: string): string => `${prefix} ${Date.now().toString(36)}`;

/** A company in Toronto that is new to the market, by its name; the e-mail is made of the name. */
export const canadian = (name = uniqueName("Boreal")): Company => ({
  email: `${name.replaceAll(" ", "-").toLowerCase()}@new.test`,
  name,
  region: "Ontario",
  city: "Toronto",
  postalCode: "M5V 2T6",
});

/** A company in New York that is new to the market, by its name. */
export const american = (name = uniqueName("Prairie")): Company => ({
  ...canadian(name),
  region: "New York",
  city: "New York",
  postalCode: "10001",
});

/** Presses Next, which leads to the next step if this one needs nothing. */
export const next = (page: Page) => page.getByRole("button", { name: "Next" }).click();

/** Waits until the step of this heading is shown. */
export const expectStep = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

/** Fills in the first step; the mobile number as it is written, which is read as ten digits. */
export async function fillSignUp(page: Page, { email }: Company): Promise<void> {
  await page.getByLabel("Mobile number").fill("+1 (416) 555-0199");
  await expect(page.getByLabel("Mobile number")).toHaveValue("4165550199");
  await page.getByLabel("First name").fill("Noor");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: false }).first().fill("a-good-one");
}

/** Fills in the second step, with corporation id and store name made of the company's name. */
export async function fillStoreInfo(page: Page, { name }: Company): Promise<void> {
  await page.getByLabel("Corporation id").fill(`C-${name}`);
  await page.getByLabel("Company name").fill(name);
  await page.getByLabel("Store name").fill(`${name} downtown`);
  await expect(page.getByLabel("Branch name")).toHaveValue("Primary");
  await page.getByLabel("Website URL").fill("https://atelier.test");
}

async function choose(page: Page, label: string | RegExp, option: string): Promise<void> {
  const field = page.getByRole("combobox", { name: label });
  await field.click();
  await field.fill(option);
  await page.getByRole("option", { name: option, exact: true }).first().click();
}

/** Fills in the step of the address, of a store that is not physical. */
export async function fillAddress(page: Page, company: Company): Promise<void> {
  await choose(page, /^(Province|State)/, company.region);
  await choose(page, "City", company.city);
  await page.getByLabel(/^(Postal|ZIP) code/).fill(company.postalCode);
  await page.getByLabel("Unit").fill("201");
  await page.getByLabel("Street").fill("12 Main Street");
  await page.getByRole("radio", { name: "No" }).check({ force: true });
}

/** Types the answer to the captcha, from the question that stands for its image (ONBOARD-P2). */
export async function solveCaptcha(page: Page): Promise<void> {
  await page.getByRole("button", { name: "As a question" }).click();
  const question = await page.getByText(/^Please type 5 characters/).innerText();
  await page.getByLabel("Characters in the picture").fill(solveQuestion(question).toLowerCase());
}

/** Fills in the last step but its captcha, and accepts the agreement. */
export async function fillPersonalInfo(page: Page, { email }: Company): Promise<void> {
  await page.getByLabel("Owner/manager name").fill("Noor Haddad");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Contact number").fill("4165550199");
  await page.getByRole("checkbox", { name: /I agree/ }).check();
}

/** Goes through all steps but the end. */
export async function fillAll(page: Page, company: Company): Promise<void> {
  await fillSignUp(page, company);
  await next(page);
  await expectStep(page, "Store info");
  await fillStoreInfo(page, company);
  await next(page);
  await expectStep(page, "Category");
  await page.getByRole("radio").first().check();
  await next(page);
  await expectStep(page, "Business address");
  await fillAddress(page, company);
  await next(page);
  await expectStep(page, "Personal info");
  await fillPersonalInfo(page, company);
}

/** The link of the last mail with this subject, as the outbox of the market has it. */
export async function mailedLink(
  page: Page,
  origin: string,
  to: string,
  subject: string,
): Promise<string> {
  const address = `${origin}/__sandbox/outbox?to=${to}`;
  const find = async () => {
    const response = await page.request.get(address, { headers: { accept: "application/json" } });
    const { data }: { data: readonly { subject: string; link: string | null; text: string }[] } =
      await response.json();
    const mail = data.find((each) => each.subject === subject);
    return mail?.link ?? /https?:\S+/.exec(mail?.text ?? "")?.[0] ?? "";
  };
  await expect.poll(find).not.toBe("");
  return find();
}
