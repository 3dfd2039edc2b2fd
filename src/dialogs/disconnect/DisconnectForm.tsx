import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { boolean, object, type ObjectSchema } from 'yup';
import '../../i18n/texts/disconnect';
import { useName } from '../../i18n/useName';
import { blankDraft, type DisconnectDraft } from '../../machines/disconnect/disconnect.draft';
import { CheckboxField } from '../../ui/form/CheckboxField';
import { TicketKey } from '../../ui/texts/TicketKey';
import type { Known } from '../connection/useConnection';
import { CommentsField } from '../form/CommentsField';
import { DialogForm, type Alternative } from '../form/DialogForm';
import { comments } from '../form/comments';

/** Rules of the form; its messages are ids. */
export const disconnectSchema: ObjectSchema<DisconnectDraft> = object({
  comments,
  confirmed: boolean().required().isTrue('disconnect.confirm.required'),
});

interface DisconnectFormProps {
  readonly connection: Known<DisconnectDraft>;
  readonly submit: { readonly label: string; readonly reason: string };
  readonly onSubmit: (draft: DisconnectDraft) => void;
  readonly alternative?: Alternative<DisconnectDraft> | undefined;
  readonly commentsHint?: ReactNode;
  /** Shown above the consequences. */
  readonly lead?: ReactNode;
}

/** Shows what the end of the connection means, and the box that confirms it. */
export function DisconnectForm(props: DisconnectFormProps) {
  const { connection, submit, onSubmit, alternative, commentsHint, lead } = props;
  const { subject, institution, draft } = connection;
  const nameOf = useName();
  const values = {
    service: nameOf(subject),
    institution: nameOf(institution),
    key: <TicketKey>{subject.ticket?.key ?? ''}</TicketKey>,
  };
  const text = (id: string) => <FormattedMessage id={id} values={values} />;
  return (
    <DialogForm
      name="disconnect"
      pristine={blankDraft}
      draft={draft}
      schema={disconnectSchema}
      onSubmit={onSubmit}
      submit={{ label: text(submit.label), reason: text(submit.reason), look: 'danger' }}
      alternative={alternative}
    >
      {lead}
      <ul className="bullets">
        <li>{text('disconnect.means.desk')}</li>
        <li>{text('disconnect.means.login')}</li>
        <li>{text('disconnect.means.again')}</li>
      </ul>
      <CommentsField
        hint={
          <>
            {text('disconnect.comments.hint')} {commentsHint}
          </>
        }
      />
      <CheckboxField name="confirmed" label={text('disconnect.confirm.label')} />
    </DialogForm>
  );
}
