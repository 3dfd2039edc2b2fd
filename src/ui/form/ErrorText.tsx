import { FormattedMessage } from 'react-intl';
import type { FieldMessage } from './field';

export function ErrorText({ message }: { readonly message: FieldMessage }) {
  return typeof message === 'string' ? (
    <FormattedMessage id={message} />
  ) : (
    <FormattedMessage id={message.id} values={message.values ?? {}} />
  );
}
