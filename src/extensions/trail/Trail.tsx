import { ChainState } from './ChainState';
import { TrailPage } from './TrailPage';
import { DeskTabs } from '../deskPages/queue/DeskTabs';
import { HistoryPage } from './HistoryPage';

/** Shows the page `/my-idp/audit`. */
export function OwnTrail() {
  return <TrailPage scope="own" />;
}

/** Shows the page `/desk/audit`. */
export function WholeTrail() {
  return (
    <TrailPage
      scope="all"
      head={
        <>
          <DeskTabs current="audit" />
          <ChainState />
        </>
      }
    />
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
