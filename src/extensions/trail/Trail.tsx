import { FormattedMessage, useIntl } from 'react-intl';
import './audit.texts';
import { Page } from '../../ui/page/Page';
import { DeskPart } from '../deskPages/queue/DeskPart';
import { ChainState } from './ChainState';
import { HistoryPage } from './HistoryPage';
import { TrailEntries } from './TrailEntries';

/** Shows the page `/my-idp/audit`. */
export function OwnTrail() {
  const title = useIntl().formatMessage({ id: 'audit.title' });
  return (
    <Page
      title={title}
      lede={<FormattedMessage id="audit.lede.own" />}
      breadcrumbs={[
        { key: 'home', label: <FormattedMessage id="service.home" />, to: '/' },
        { key: 'institution', label: <FormattedMessage id="nav.institution" />, to: '/my-idp' },
        { key: 'audit', label: title },
      ]}
    >
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
