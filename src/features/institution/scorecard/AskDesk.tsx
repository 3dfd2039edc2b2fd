import { FormattedMessage, useIntl } from 'react-intl';
import { usePerson } from '../../../store/person';
import { ButtonAnchor } from '../../../ui/actions/ButtonLink';
import type { Judged } from './scorecard';
import { useMissing } from './useMissing';

/** Leads administrators to one mail to the desk about everything that only the desk can change. */
export function AskDesk({ judged }: { readonly judged: readonly Judged[] }) {
  const intl = useIntl();
  const missingOf = useMissing();
  const { roles, institution, installation } = usePerson();
  const { supportEmail } = installation.links;
  const open = judged.flatMap(({ rule, verdict }) => {
    if (verdict.kind !== 'notMet' || verdict.field) return [];
    const title = intl.formatMessage({ id: rule.title });
    return verdict.missing ? `${title}: ${missingOf(verdict.missing)}` : title;
  });
  if (!supportEmail || !roles.admin || !institution || open.length === 0) return null;
  const letter = new URLSearchParams({
    subject: `${intl.formatMessage({ id: 'nav.scorecard' })} – ${institution.name}`,
    body: [institution.entityId, '', ...open.map((line) => `- ${line}`)].join('\r\n'),
  });
  return (
    // Mail programs do not read a plus sign as a blank.
    <ButtonAnchor href={`mailto:${supportEmail}?${letter.toString().replaceAll('+', '%20')}`}>
      <FormattedMessage id="institution.askDesk" values={{ count: open.length }} />
    </ButtonAnchor>
  );
}
