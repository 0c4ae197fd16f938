import { capitalise } from "@marquee/domain/wire/capitalise";
import { RulebookSection } from "./rulebook.tsx";
import { WideCell, WideRow, WideTable } from "./wide-table.tsx";

/** A right, and who has it. */
export interface Right {
  readonly ability: string;
  readonly rule: string;
  readonly what: string;
  readonly master: boolean;
  readonly agent: boolean;
  readonly shop: boolean;
  readonly everyone: boolean;
  /** Each of these is enough. */
  readonly privileges: readonly string[];
}

const CallResponse = ({ may }: { readonly may: boolean }) =>
  may ? (
    <span className="font-[550] whitespace-nowrap text-ok-sign">
      <i className="font-[650] not-italic" aria-hidden="true">
        ✓
      </i>{" "}
      may
    </span>
  ) : (
    <span className="text-muted">
      <i className="font-[650] not-italic" aria-hidden="true">
        –
      </i>{" "}
      may not
    </span>
  );

/** Who may do what, as the product decides it. */
export function RightsTable({ rights }: { readonly rights: readonly Right[] }) {
  return (
    <RulebookSection label="Who may do it" title="Who may do it">
      <WideTable
        columns={[
          "Right",
          "Master user",
          "Agent user",
          "With a privilege",
          "Shop-platform user",
          "Everyone else",
        ]}
      >
        {rights.map(({ ability, rule, what, privileges, ...who }) => (
          <WideRow
            key={ability}
            title={
              <>
                <span>{capitalise(what)}</span>{" "}
                <span className="block text-[0.75rem] font-normal text-muted">{rule}</span>
              </>
            }
          >
            <WideCell column="Master user">
              <CallResponse may={who.master} />
            </WideCell>
            <WideCell column="Agent user">
              <CallResponse may={who.agent} />
            </WideCell>
            <WideCell column="With a privilege">
              {privileges.length === 0 ? (
                <CallResponse may={who.everyone} />
              ) : (
                privileges.map((code) => (
                  <code key={code} className="block font-sans text-[0.75rem]">
                    {code}
                  </code>
                ))
              )}
            </WideCell>
            <WideCell column="Shop-platform user">
              <CallResponse may={who.shop} />
            </WideCell>
            <WideCell column="Everyone else">
              <CallResponse may={who.everyone} />
            </WideCell>
          </WideRow>
        ))}
      </WideTable>
    </RulebookSection>
  );
}
