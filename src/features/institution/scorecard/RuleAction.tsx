import { FormattedMessage, useIntl } from 'react-intl';
import { usePerson } from '../../../store/person';
import { ButtonAnchor, ButtonLink } from '../../../ui/actions/ButtonLink';
import { editAddress } from '../editAddress';
import { useMayEdit } from '../useMayEdit';
import type { Judged } from './scorecard';

/** Leads administrators to the field that meets the rule, or to a mail to the desk where only the desk can change it. */
export function RuleAction({ rule, verdict }: Judged) {
  const intl = useIntl();
  const { roles, institution, installation } = usePerson();
  const mayEdit = useMayEdit();
  const { supportEmail } = installation.links;
  if (verdict.kind !== 'notMet' || !roles.admin) return null;
  const about = (
    <span className="visually-hidden">
      {' '}
      <FormattedMessage id={rule.title} />
    </span>
  );
  if (verdict.field) {
    if (!mayEdit) return null;
    return (
      <ButtonLink small to={editAddress(verdict.field)}>
        <FormattedMessage id="institution.edit" />
        {about}
      </ButtonLink>
    );
  }
  if (!supportEmail) return null;
  const subject = `${intl.formatMessage({ id: rule.title })} – ${institution?.name ?? ''}`;
  const letter = new URLSearchParams({ subject, body: institution?.entityId ?? '' });
  return (
    // Mail programs do not read a plus sign as a blank.
    <ButtonAnchor small href={`mailto:${supportEmail}?${letter.toString().replaceAll('+', '%20')}`}>
      <FormattedMessage id="institution.askDesk" />
      {about}
    </ButtonAnchor>
  );
}
