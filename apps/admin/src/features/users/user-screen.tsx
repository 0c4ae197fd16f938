import { describeRole } from "@marquee/domain/access/describe-rights";
import { refusePerson, refuseSecurity } from "@marquee/domain/users/user-change";
import { emailOfQuery } from "@marquee/domain/users/user-rules";
import type { User, UserDetails } from "@marquee/domain/users/user.schema";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { ChangedText } from "../../page-kit/detail/changed-text.tsx";
import { DetailPage } from "../../page-kit/detail/detail-page.tsx";
import { FactList, type Fact } from "../../page-kit/detail/fact-list.tsx";
import { MailLink, PhoneLink } from "../../page-kit/detail/outward-links.tsx";
import { useNeighbours } from "../../page-kit/detail/use-neighbours.ts";
import { ShownValue } from "../../page-kit/form/shown-value.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { useCompany } from "../companies/companies.queries.ts";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { HistorySection } from "../history/history-section.tsx";
import { StoredPage } from "../history/stored-page.tsx";
import { useUserActions } from "./use-user-actions.tsx";
import { UserAbilities, UserRightsByNoun } from "./user-abilities.tsx";
import { userList, UserStatus } from "./user-columns.tsx";
import { userHistory } from "./user-history-of.ts";
import { userPage } from "./user-page.ts";
import { UserSecuritySection } from "./user-security-section.tsx";
import { userShownAs } from "./user-shown-as.ts";
import { userQuery, userRows } from "./users.queries.ts";
import { userSearch } from "./users.search.ts";

const PARENT = { to: "/home/users/manage", label: "Users and roles" } as const;
const LIST = userList(false);

interface OfUser {
  readonly person: UserDetails;
}

/** The name of a company; null while it is not known, and of none. */
function useCompanyName(companyId: string | null): string | null {
  const user = useUser();
  const company = useCompany(companyId);
  if (companyId !== null && companyId === user.companyId) return user.companyName;
  return company?.name ?? null;
}

function Facts({ person }: OfUser) {
  const { lastSignInOn, endedOn, invitedUntil, invitedBy, isAgent } = person;
  const whoTheyAre: readonly Fact[] = [
    { label: "Email", value: <MailLink to={person.email} /> },
    { label: "Mobile number", value: person.mobileNo && <PhoneLink to={person.mobileNo} /> },
    { label: "Role", value: describeRole({ ...person, isAgentUser: isAgent }) },
    { label: "Company", value: useCompanyName(person.companyId) },
    {
      label: "Branch",
      value:
        person.companyId &&
        (person.storeId ? (
          <ShownValue name="storeId" value={person.storeId} values={person} shownAs={userShownAs} />
        ) : (
          "Every branch"
        )),
    },
  ];
  const howTheyComeIn: readonly Fact[] = [
    {
      label: "Last sign-in",
      value: lastSignInOn === null ? "Never, or not known" : <Instant at={lastSignInOn} />,
    },
    { label: "Invited by", value: invitedBy },
    {
      label: "Invitation is good until",
      value: invitedUntil !== null && <Instant at={invitedUntil} />,
    },
    { label: "Access ended", value: endedOn !== null && <Instant at={endedOn} /> },
    { label: "Added", value: <ChangedText by={person.createdBy} on={person.createdOn} /> },
    {
      label: "Changed",
      value: person.updatedOn !== person.createdOn && (
        <ChangedText by={person.updatedBy} on={person.updatedOn} />
      ),
    },
  ];
  return (
    <div className="grid gap-x-8 gap-y-4 @xl:grid-cols-2">
      <FactList facts={whoTheyAre} />
      <FactList facts={howTheyComeIn} />
    </div>
  );
}

function LoadedUser({ person }: OfUser) {
  const client = useClient();
  const user = useUser();
  const { companyId } = useCompanyBranch();
  const neighbours = useNeighbours<User>({
    list: LIST,
    path: PARENT.to,
    query: userRows(client, companyId),
    id: person.email,
    link: userPage,
  });
  const companyName = useCompanyName(person.companyId);
  const { edit, more, dialog } = useUserActions();
  const seesHistory = refusePerson(user, person) === null;
  return (
    <>
      <DetailPage
        title={person.name}
        noun="user"
        badge={<UserStatus user={person} />}
        parent={PARENT}
        id={person.email}
        here="User"
        neighbours={neighbours}
        edit={edit(person)}
        primary={null}
        actions={more(person)}
        asideLabel="Rights and history"
        aside={
          <>
            <UserAbilities person={person} companyName={companyName} />
            {refuseSecurity(user, person) === null ? <UserSecuritySection person={person} /> : null}
            {seesHistory ? <HistorySection thing={person} {...userHistory(person.email)} /> : null}
          </>
        }
      >
        <Facts person={person} />
        <UserRightsByNoun person={person} />
      </DetailPage>
      {dialog}
    </>
  );
}

/** A user to read, with what the signed-in user may do with them (SCREEN-R1). */
export function UserScreen() {
  const email = emailOfQuery(useScreenSearch(userSearch).id ?? "");
  return (
    <StoredPage
      key={email}
      noun="user"
      parent={PARENT}
      query={userQuery(useClient(), email)}
      found={{ kind: "users", id: email }}
      nameOf={({ name, email: detail }) => ({ label: name, detail })}
    >
      {(person) => <LoadedUser person={person} />}
    </StoredPage>
  );
}
