import { HistoryPage } from '../../../features/settings/policies/revisions/HistoryPage';

/** Shows the page `/my-idp/audit/policies/:id`. */
export function OwnPolicyHistory() {
  return <HistoryPage scope="own" />;
}

/** Shows the page `/desk/audit/policies/:id`. */
export function WholePolicyHistory() {
  return <HistoryPage scope="all" />;
}
