import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { editAddress } from '../editAddress';
import { useMayEdit } from '../useMayEdit';
import type { Judged } from './scorecard';

/** Leads administrators to the field that meets the rule, if the form has it. */
export function RuleAction({ rule, verdict }: Judged) {
  const mayEdit = useMayEdit();
  if (verdict.kind !== 'notMet' || !verdict.field || !mayEdit) return null;
  return (
    <ButtonLink small to={editAddress(verdict.field)}>
      <FormattedMessage id="institution.edit" />
      <span className="visually-hidden">
        {' '}
        <FormattedMessage id={rule.title} />
      </span>
    </ButtonLink>
  );
}
