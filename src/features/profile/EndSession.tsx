import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useEndOwnSessionMutation } from '../../api/ownSessions.api';
import type { Failure } from '../../contracts/domain/failure';
import { Button } from '../../ui/Button';
import { useOnce } from '../../ui/useOnce';

export interface Ended {
  /** Absent: it has been ended. */
  readonly failure: Failure | undefined;
}

export interface EndSessionProps {
  readonly id: string;
  /** Which login it is. */
  readonly name: string;
  /** Absent while a login is being ended, and then how that went. */
  readonly onOutcome: (outcome: Ended | undefined) => void;
}

/** Each login has its own, since several may be ended one after another without waiting. */
export function EndSession({ id, name, onOutcome }: EndSessionProps) {
  const [end, { isLoading }] = useEndOwnSessionMutation();
  const once = useOnce();

  async function ask() {
    onOutcome(undefined);
    const { error } = await end(id);
    onOutcome({ failure: error && failureIn(error) });
  }

  return (
    <Button small busy={isLoading} onClick={() => void once(ask)}>
      <FormattedMessage id="profile.sessions.end" />
      <span className="visually-hidden">
        {': '}
        {name}
      </span>
    </Button>
  );
}
