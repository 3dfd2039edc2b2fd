import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/dialogs';
import { TextArea } from '../../ui/form/TextArea';
import { LONGEST_COMMENTS } from './comments';

/** In every dialog, the person may add a comment. */
export function CommentsField({ hint }: { readonly hint?: ReactNode }) {
  return (
    <TextArea
      name="comments"
      optional
      rows={1}
      maxLength={LONGEST_COMMENTS}
      label={<FormattedMessage id="connection.comments.label" />}
      hint={hint}
    />
  );
}
