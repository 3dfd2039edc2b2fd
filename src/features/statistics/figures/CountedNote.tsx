import { FormattedMessage } from 'react-intl';
import { usePerson } from '../../../store/person';
import { useLabels } from '../plot/useLabels';

/**
 * Says in which zone days begin and, if the server says so, when the newest login was, when logins were counted, and
 * until when some of them did not identify the person.
 */
export function CountedNote({ zone }: { readonly zone: string }) {
  const { statsDataUntil, statsCountedAt, statsNamelessUntil } = usePerson().installation;
  const { point } = useLabels('minute', zone);
  return (
    <p className="muted small">
      <FormattedMessage id="statistics.zone" values={{ zone: zone.replaceAll('_', ' ') }} />{' '}
      {statsDataUntil !== undefined && (
        <FormattedMessage id="statistics.dataUntil" values={{ time: point(statsDataUntil) }} />
      )}{' '}
      {statsCountedAt !== undefined && (
        <FormattedMessage id="statistics.countedAt" values={{ time: point(statsCountedAt) }} />
      )}{' '}
      {statsNamelessUntil !== undefined && (
        <FormattedMessage id="statistics.namelessUntil" values={{ time: point(statsNamelessUntil) }} />
      )}
    </p>
  );
}
