import { useIntl } from 'react-intl';
import '../../../i18n/texts/fields';
import '../../../i18n/texts/institution';
import { Page } from '../../../ui/page/Page';
import { InstitutionHead } from '../InstitutionHead';
import { NoInstitution } from '../NoInstitution';
import { useReloadInstitution } from '../useReloadInstitution';
import { AskDesk } from './AskDesk';
import { Score } from './Score';
import { Scorecard } from './Scorecard';
import { useJudged } from './useJudged';

/** Shows the page `/my-idp/scorecard`: which standards the institution meets. */
export function ScorecardPage() {
  const intl = useIntl();
  useReloadInstitution();
  const judged = useJudged();
  return (
    <Page
      compact
      above={<InstitutionHead />}
      title={intl.formatMessage({ id: 'nav.scorecard' })}
      lede={judged && <Score judged={judged} />}
      actions={judged && <AskDesk judged={judged} />}
    >
      <div>{judged ? <Scorecard judged={judged} /> : <NoInstitution />}</div>
    </Page>
  );
}
