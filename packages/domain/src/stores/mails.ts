import type { MailContent } from "../mail/mail.schema.ts";
import { panelPath } from "../mail/panel-link.ts";

interface Branch {
  readonly storeId: string;
  readonly storeName: string;
  readonly companyName: string;
}

const branchFacts = ({ storeName, companyName }: Branch) => [
  { label: "Branch", value: storeName },
  { label: "Company", value: companyName },
];

const branchLink = ({ storeId }: Branch): MailContent["link"] => ({
  label: "See the branch",
  href: panelPath("/home/branches", { store: storeId }),
});

/** To the branch, once a master approved it (MAIL-C3). */
export const storeApprovedMail = (branch: Branch): MailContent => ({
  subject: `Your store "${branch.storeName}" is approved`,
  paragraphs: [
    "Good news: your store is approved.",
    "Campaigns that waited for it start now, or on the day that was chosen for them, with all the days that were paid for.",
  ],
  facts: branchFacts(branch),
  link: branchLink(branch),
});

/** To the branch, once a master took its approval back (MAIL-C4). */
export const storeUnapprovedMail = (branch: Branch): MailContent => ({
  subject: `Your store "${branch.storeName}" is not approved any more`,
  paragraphs: [
    "Your store's approval was taken back, and its offers and products are not shown for now.",
    "If you think this is a mistake, please answer this mail.",
  ],
  facts: branchFacts(branch),
  link: branchLink(branch),
});

/** To the branch, once a master asks for a change before it is approved (MAIL-C9). */
export const storeSentBackMail = (branch: Branch, reason: string): MailContent => ({
  subject: `Please change something of your store "${branch.storeName}"`,
  paragraphs: [
    "We looked at your store, and cannot approve it as it is:",
    reason,
    "Change it and save. We look at it again then; what you have paid for waits meanwhile, and no day is lost.",
  ],
  facts: branchFacts(branch),
  link: {
    label: "Change the branch",
    href: panelPath("/home/company/store", { id: branch.storeId }),
  },
});

/** To the operator: a user's corporation id is taken, and they ask to be admitted (MAIL-C5). */
export const corporationMail = (asked: {
  readonly corporationId: string;
  readonly companyName: string;
  readonly contactNumber: string;
  readonly by: string;
}): MailContent => ({
  subject: `Store on boarding: corporation id ${asked.corporationId} is already in use`,
  paragraphs: [
    "A merchant wants to bring their company to Marquee, and its corporation id is already in use. An answer to this mail reaches them.",
  ],
  facts: [
    { label: "Corporation id", value: asked.corporationId },
    { label: "Company", value: asked.companyName },
    { label: "Contact number", value: asked.contactNumber },
    { label: "Asked by", value: asked.by },
  ],
  link: null,
});
