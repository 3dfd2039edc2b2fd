import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { usePerson } from '../../store/person';
import { ButtonLink } from '../../ui/actions/ButtonLink';
import { Reason } from '../../ui/notices/Reason';
import { editAddress } from './editAddress';
import type { EditTarget } from './scorecard/scorecard.types';
import { useMayEdit } from './useMayEdit';
import styles from './Institution.module.css';

/** Leads those who may edit to the form; shows a notice instead while no requests are taken (REQUIREMENTS 204). */
export function EditAction() {
  const { roles } = usePerson();
  const mayEdit = useMayEdit();
  if (!roles.admin) return null;
  if (!mayEdit) {
    return (
      <Reason>
        <FormattedMessage id="institution.edit.closed" />
      </Reason>
    );
  }
  return (
    <ButtonLink look="primary" to={editAddress()}>
      <FormattedMessage id="institution.edit" />
    </ButtonLink>
  );
}

export interface EditSectionProps {
  /** Field at which the form opens. */
  readonly field: EditTarget;
  /** Message with the name of the section, for people who do not see where the link is. */
  readonly about: string;
}

/** Leads from a section of the page to the same section of the form. */
export function EditSection({ field, about }: EditSectionProps) {
  if (!useMayEdit()) return null;
  return (
    <Link className={styles.editLink} to={editAddress(field)}>
      <FormattedMessage id="institution.edit" />
      <span className="visually-hidden">
        {' '}
        <FormattedMessage id={about} />
      </span>
    </Link>
  );
}
