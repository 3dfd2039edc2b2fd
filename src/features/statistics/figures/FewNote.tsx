import { FormattedMessage } from 'react-intl';
import type { Counts } from '../../../contracts/domain/statistics/statistics';
import { usePerson } from '../../../store/person';

/** Says why a plot has gaps. Shows nothing if it has none, or if the installation shows every number. */
export function FewNote({ counts }: { readonly counts: readonly Counts[] }) {
  const { statsMinUsers } = usePerson().installation;
  const countsUsers = counts.some(({ users }) => users !== undefined);
  const gaps = counts.some(
    ({ logins, users }) => logins === undefined || (countsUsers && users === undefined),
  );
  if (!gaps || statsMinUsers === 0) return null;
  return (
    <p className="muted small">
      <FormattedMessage id="statistics.gaps" values={{ least: statsMinUsers }} />
    </p>
  );
}
