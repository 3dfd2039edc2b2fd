import { FormattedMessage } from 'react-intl';
import { TextArea } from '../../ui/form/TextArea';
import { LONGEST_COMMENTS } from './comments';

/** What the person adds in their own words, which is optional in every dialog. */
export function CommentsField({ hint }: { readonly hint: string }) {
  return (
    <TextArea
      name="comments"
      optional
      maxLength={LONGEST_COMMENTS}
      label={<FormattedMessage id="connection.comments.label" />}
      hint={<FormattedMessage id={hint} />}
    />
  );
}
