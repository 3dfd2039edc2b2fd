import { FormattedMessage } from 'react-intl';
import { failureIn } from '../../api/failureIn';
import { useEndOwnSessionMutation } from '../../api/ownSessions.api';
import type { Failure } from '../../contracts/domain/failure';
import { Button } from '../../ui/Button';
import { useOnce } from '../../ui/useOnce';

export interface EndSessionProps {
  readonly id: string;
  /** Which login it is. */
  readonly name: string;
  /** Without a failure it has been ended. */
  readonly onAnswer: (failure: Failure | undefined) => void;
}

/** Each login has its own, since several may be ended one after another without waiting. */
export function EndSession({ id, name, onAnswer }: EndSessionProps) {
  const [end, { isLoading }] = useEndOwnSessionMutation();
  const once = useOnce();

  async function ask() {
    const { error } = await end(id);
    onAnswer(error && failureIn(error));
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
