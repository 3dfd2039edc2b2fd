import { FormattedMessage } from 'react-intl';
import { usePerson } from '../../store/person';
import { ButtonLink } from '../../ui/ButtonLink';
import { Reason } from '../../ui/Reason';
import styles from './Institution.module.css';
import type { EditTarget } from './scorecard/scorecard.types';

export interface EditActionProps {
  /** Field that the form opens at; absent: where it begins. */
  readonly field?: EditTarget | undefined;
  /** Message: what is edited, for those who do not see where the button stands. */
  readonly about: string;
}

/** Leads to the form, for those who may edit; a notice in its place while no requests are taken (REQUIREMENTS 204). */
export function EditAction({ field, about }: EditActionProps) {
  const { roles, installation } = usePerson();
  if (!roles.admin) return null;
  if (installation.ticketSystemDown) {
    return (
      <Reason>
        <FormattedMessage id="institution.edit.closed" />
      </Reason>
    );
  }
  return (
    <span className={styles.editAction}>
      <ButtonLink small to={{ pathname: '/my-idp/edit', ...(field && { search: `?field=${field}` }) }}>
        <FormattedMessage id="institution.edit" />
        <span className="visually-hidden">
          {' '}
          <FormattedMessage id={about} />
        </span>
      </ButtonLink>
    </span>
  );
}
