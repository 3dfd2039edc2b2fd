import { FormattedMessage } from 'react-intl';
import type { Recipient } from '../../contracts/domain/invitations/recipients';
import form from '../../ui/form/Form.module.css';

interface RecipientTickProps {
  readonly recipient: Recipient;
  readonly id?: string | undefined;
  /** Id of the message that is shown if no one is ticked. */
  readonly error?: string | undefined;
  readonly ticked: boolean;
  readonly onTick: (key: string, on: boolean) => void;
}

export function RecipientTick({ recipient, id, error, ticked, onTick }: RecipientTickProps) {
  const { key, names, email } = recipient;
  return (
    <label className={form.check}>
      <input
        type="checkbox"
        id={id}
        checked={ticked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error}
        onChange={({ target }) => onTick(key, target.checked)}
      />
      {names.length > 0 ? (
        <span dir="auto">{names.join(', ')}</span>
      ) : (
        <span>
          <span className="muted">
            <FormattedMessage id="invite.contacts.nameless" />
          </span>
          <span className="visually-hidden"> {email}</span>
        </span>
      )}
    </label>
  );
}
