import { useMemo } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { usePerson } from '../../store/person';
import type { Column } from '../../ui/lists/Table';
import type { FoundInstitution } from './findInstitutions';
import type { IdentityTableProps } from './identityTableProps';
import { InstitutionCell } from './InstitutionCell';
import { RoleButtons } from './RoleButtons';

/** Makes the columns again only if something in them changes, so that unchanged rows are not drawn again. */
export function useIdentityColumns({
  roles,
  question,
  taken,
  onActAs,
}: Omit<IdentityTableProps, 'institutions'>): readonly Column<FoundInstitution>[] {
  const intl = useIntl();
  const { switched, institution } = usePerson();
  const current = switched ? institution?.entityId : undefined;
  return useMemo(
    () => [
      {
        key: 'institution',
        head: title(intl, 'identities.institution'),
        cell: (row) => (
          <InstitutionCell institution={row} question={question} current={row.entityId === current} />
        ),
      },
      {
        key: 'roles',
        head: title(intl, 'identities.role'),
        stacked: 'plain',
        cell: (row) =>
          roles.length > 0 ? (
            <RoleButtons institution={row} roles={roles} taken={taken} onActAs={onActAs} />
          ) : (
            <span className="muted">
              <FormattedMessage id="identities.noRoles" />
            </span>
          ),
      },
    ],
    [intl, roles, question, taken, onActAs, current],
  );
}

function title(intl: IntlShape, id: string): string {
  return intl.formatMessage({ id });
}
