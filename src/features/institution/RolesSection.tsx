import { FormattedMessage, useIntl } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useGetInstitutionRolesQuery } from '../../api/institution.api';
import { institutionRoleMessage, namedRoles } from '../../i18n/messages/institutionRoleMessages';
import { useFormat } from '../../i18n/useFormat';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Section } from '../../ui/page/Section';
import { Table } from '../../ui/lists/Table';
import { TermTip } from '../../ui/overlays/TermTip';
import styles from './Institution.module.css';

/** Lists the people with roles; shows nothing to a person who may not see the others (REQUIREMENTS 198). */
export function RolesSection() {
  const intl = useIntl();
  const { compare } = useFormat();
  const { data = [], error, isFetching, refetch } = useGetInstitutionRolesQuery();
  if (!error && data.length === 0) return null;
  const place = (key: string) => (namedRoles.includes(key) ? namedRoles.indexOf(key) : namedRoles.length);
  const roles = data.toSorted((a, b) => place(a.key) - place(b.key));
  return (
    <Section title={<FormattedMessage id="institution.roles" />} tip={<TermTip term="role" />}>
      {error ? (
        <LoadFailed
          failure={failureIn(error)}
          title={<FormattedMessage id="institution.roles.failed" />}
          onRetry={refetch}
          retrying={isFetching}
        />
      ) : (
        <>
          <Table
            caption={<FormattedMessage id="institution.roles" />}
            hideCaption
            dense
            rows={roles}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'role',
                head: intl.formatMessage({ id: 'institution.role' }),
                cell: ({ key }) => <RoleName name={key} />,
              },
              {
                key: 'people',
                head: intl.formatMessage({ id: 'institution.role.people' }),
                stacked: 'plain',
                cell: ({ people }) => <span dir="auto">{people.toSorted(compare).join(', ')}</span>,
              },
            ]}
          />
          <p className={styles.note}>
            <FormattedMessage id="institution.roles.note" />
          </p>
        </>
      )}
    </Section>
  );
}

function RoleName({ name }: { readonly name: string }) {
  const id = institutionRoleMessage(name);
  if (!id) return name;
  return (
    <span className={styles.role}>
      <FormattedMessage id={id} />
    </span>
  );
}
