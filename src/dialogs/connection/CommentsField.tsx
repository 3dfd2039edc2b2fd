import { FormattedMessage } from 'react-intl';
import { TextArea } from '../../ui/form/TextArea';

/** Optional in every dialog (items 147, 154). */
export function CommentsField({ hint }: { readonly hint: string }) {
  return (
    <TextArea
      name="comments"
      optional
      maxLength={10_000}
      label={<FormattedMessage id="connection.comments.label" />}
      hint={<FormattedMessage id={hint} />}
    />
  );
}
