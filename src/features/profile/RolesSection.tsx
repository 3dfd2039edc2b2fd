import { FormattedMessage } from 'react-intl';
import { FederatedText } from '../../i18n/FederatedText';
import { usePerson } from '../../store/person';
import { Banner } from '../../ui/notices/Banner';
import { KeyValue } from '../../ui/lists/KeyValue';
import { Section } from '../../ui/page/Section';
import { TermTip } from '../../ui/overlays/TermTip';

/** Name and meaning of each role, by its authority on the wire. */
const known: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {
  ROLE_DASHBOARD_ADMIN: { name: 'profile.role.admin', about: 'profile.role.admin.about' },
  ROLE_DASHBOARD_VIEWER: { name: 'profile.role.viewer', about: 'profile.role.viewer.about' },
  ROLE_DASHBOARD_MEMBER: { name: 'profile.role.member', about: 'profile.role.member.about' },
  ROLE_DASHBOARD_SUPER_USER: { name: 'profile.role.superUser', about: 'profile.role.superUser.about' },
};

function knownRole(authority: string) {
  return Object.hasOwn(known, authority) ? known[authority] : undefined;
}

/** Shows the person's roles and what each allows; a role that has no description here is shown by its name. */
export function RolesSection() {
  const { authorities, institution, roles, rolesAway, switched } = usePerson();
  const acting = roles.superUser && switched;
  return (
    <Section
      title={<FormattedMessage id="profile.roles" />}
      tip={<TermTip term="role" />}
      note={
        institution &&
        (acting || !roles.superUser) && (
          <FormattedMessage
            id={acting ? 'profile.roles.acting' : 'profile.roles.at'}
            values={{
              institution: <FederatedText texts={institution.names} fallback={institution.name} />,
            }}
          />
        )
      }
    >
      {rolesAway && (
        <Banner tone="warning" title={<FormattedMessage id="profile.roles.away.title" />}>
          <FormattedMessage id="profile.roles.away.text" />
        </Banner>
      )}
      <KeyValue
        strong
        items={[...new Set(authorities)].map((authority) => {
          const role = knownRole(authority);
          return {
            key: authority,
            term: role ? <FormattedMessage id={role.name} /> : <code>{authority}</code>,
            value: <FormattedMessage id={role?.about ?? 'profile.role.unknown'} />,
          };
        })}
      />
    </Section>
  );
}
