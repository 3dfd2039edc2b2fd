import { FormattedMessage, useIntl } from 'react-intl';
import './audit.texts';
import { InstitutionHead } from '../../features/institution/InstitutionHead';
import { Page } from '../../ui/page/Page';
import { DeskPart } from '../deskPages/queue/DeskPart';
import { ChainState } from './ChainState';
import { HistoryPage } from './HistoryPage';
import { TrailEntries } from './TrailEntries';

/** Shows the page `/my-idp/audit`. */
export function OwnTrail() {
  const title = useIntl().formatMessage({ id: 'audit.title' });
  return (
    <Page compact above={<InstitutionHead />} title={title} lede={<FormattedMessage id="audit.lede.own" />}>
      <TrailEntries scope="own" />
    </Page>
  );
}

/** Shows the page `/desk/audit`. */
export function WholeTrail() {
  return (
    <DeskPart part="audit" lede="audit.lede.all">
      <ChainState />
      <TrailEntries scope="all" />
    </DeskPart>
  );
}

/** Shows the page `/my-idp/audit/policies/:id`. */
export function OwnPolicyHistory() {
  return <HistoryPage scope="own" />;
}

/** Shows the page `/desk/audit/policies/:id`. */
export function WholePolicyHistory() {
  return <HistoryPage scope="all" />;
}
