import { describe, expect, it } from "vitest";
import type { Actor } from "../access/logged-user.schema.ts";
import {
  invitationMail,
  knownUserText,
  refuseInvitation,
  statusText,
  userStatus,
} from "./invitation.ts";

const NOW = new Date("2026-03-02T18:00:00.000Z");
const added = {
  email: "ivy@marquee.test",
  companyId: "c1",
  storeId: null,
  isAgent: "N",
  isMaster: "N",
  endedOn: null,
  isConfirmed: "N",
  lastSignInOn: null,
  invitedUntil: null,
} as const;
const EDITOR: Actor = { companyId: "c1", email: "e@x.test", privilegeCode: ["CAN_ADD_UPDATE"] };
const statusWith = (more: Partial<Parameters<typeof userStatus>[0]>) =>
  statusText(userStatus({ ...added, ...more }, NOW));

describe("an invited user", () => {
  it("[USER-S2] is shown where they are on the way in, the last day as one", () => {
    expect(statusWith({})).toBe("Not confirmed yet");
    expect(statusWith({ invitedUntil: "2026-03-08T17:00:00.000Z" })).toBe("Invited · 6 days left");
    expect(statusWith({ invitedUntil: "2026-03-02T18:00:01.000Z" })).toBe("Invited · 1 day left");
    expect(statusWith({ invitedUntil: NOW.toISOString() })).toBe("Invitation expired");
    expect(statusWith({ isConfirmed: "Y" })).toBe("Active");
    expect(statusWith({ isConfirmed: "Y", endedOn: NOW.toISOString() })).toBe("Access ended");
  });

  it("[INVITE-7] is named where their e-mail is typed again", () => {
    const text = (more: Partial<Parameters<typeof userStatus>[0]>) =>
      knownUserText({ ...added, name: "Ivy", ...more }, NOW);
    expect(text({ isConfirmed: "Y" })).toBe("Ivy has access already.");
    expect(text({ endedOn: NOW.toISOString() })).toBe("Ivy had access, which was ended.");
    expect(text({})).toBe("Ivy was added already, and has not signed in yet.");
  });

  it("[INVITE-3] [INVITE-4] is invited again by who may add and change them, until they have signed in", () => {
    expect(refuseInvitation(EDITOR, added)).toBeNull();
    expect(refuseInvitation({ ...EDITOR, privilegeCode: [] }, added)).toMatch(/can add users/);
    expect(refuseInvitation({ ...EDITOR, email: added.email }, added)).toMatch(
      /You have signed in/,
    );
    expect(refuseInvitation(EDITOR, { ...added, isConfirmed: "Y" })).toMatch(/signed in already/);
    expect(refuseInvitation(EDITOR, { ...added, endedOn: NOW.toISOString() })).toMatch(/has ended/);
    expect(refuseInvitation(EDITOR, { ...added, isMaster: "Y" })).toMatch(/Only a master user/);
  });

  it("[INVITE-2] [ROLE-T1] is mailed who invites to what, the role by its plain name", () => {
    const facts = { invitedBy: "Nadia", companyName: "Maple", roleName: "Read_Only", href: "/x" };
    expect(invitationMail(facts)).toMatchObject({
      subject: "Nadia invites you to Maple",
      facts: [
        { label: "Company", value: "Maple" },
        { label: "Role", value: "Read only" },
      ],
      link: { href: "/x" },
    });
    expect(invitationMail({ ...facts, companyName: null, roleName: null }).facts).toEqual([]);
  });
});
