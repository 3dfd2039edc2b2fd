import { FormattedMessage } from 'react-intl';
import type { MailState as State } from '../../../contracts/wire/mail';
import { Status } from '../../../ui/marks/Status';
import { stateMarks, stateMessages } from './mailMessages';

export function MailState({ state }: { readonly state: State }) {
  return (
    <Status kind={stateMarks[state]}>
      <FormattedMessage id={stateMessages[state]} />
    </Status>
  );
}
