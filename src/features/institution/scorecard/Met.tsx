import { FormattedMessage } from 'react-intl';
import '../../../i18n/texts/fields';
import '../../../i18n/texts/institution';
import { useJudged } from './useJudged';

/** Says how many of the standards the institution meets. */
export function Met() {
  const judged = useJudged() ?? [];
  const met = judged.filter(({ verdict }) => verdict.kind === 'met').length;
  return <FormattedMessage id="nav.scorecard.met" values={{ met, all: judged.length }} />;
}
