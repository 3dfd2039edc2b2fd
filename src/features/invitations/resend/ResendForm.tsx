import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { object, string, type ObjectSchema } from 'yup';
import { useDraft } from '../../../store/useDraft';
import { Button } from '../../../ui/actions/Button';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Form } from '../../../ui/form/Form';
import { TextArea } from '../../../ui/form/TextArea';
import { LiveRegion } from '../../../ui/notices/LiveRegion';
import { UnsavedChanges } from '../../../ui/notices/UnsavedChanges';
import { ResendFacts } from './ResendFacts';
import type { ResendActor } from './resendActor';
import { ResendProblem } from './ResendProblem';
import styles from '../Invitations.module.css';

interface Values {
  message: string;
}

const FORM = 'resend';
const schema: ObjectSchema<Values> = object({
  message: string().defined().max(10_000, 'invite.error.long'),
});

/**
 * Shows what was sent, and the text of the reminder, which is kept while a reminder is sent and if that
 * fails.
 */
export function ResendForm({ actor }: { readonly actor: ResendActor }) {
  const invitation = useSelector(actor, ({ context }) => context.invitation);
  return invitation && <Composing actor={actor} invitation={invitation} />;
}

interface ComposingProps {
  readonly actor: ResendActor;
  readonly invitation: NonNullable<ReturnType<ResendActor['getSnapshot']>['context']['invitation']>;
}

function Composing({ actor, invitation }: ComposingProps) {
  const sending = useSelector(actor, (state) => state.matches('submitting'));
  const done = useSelector(actor, ({ status }) => status === 'done');
  const original = invitation.message;
  const message = useSelector(actor, ({ context }) => context.message);
  const { dirty, forget, ...draft } = useDraft<Values>(
    'resend',
    invitation.key,
    { message: original },
    { message: message ?? original },
  );
  useEffect(() => {
    if (done) forget();
  }, [done, forget]);
  return (
    <div className={styles.resend}>
      <ResendFacts invitation={invitation} />
      <Form
        id={FORM}
        initialValues={draft.first}
        schema={schema}
        onSubmit={(values) => actor.send({ type: 'form.submitted', message: values.message.trim() })}
        onDraft={draft.saveDraft}
      >
        <UnsavedChanges when={!done && dirty} onLeave={forget} />
        <TextArea
          name="message"
          rows={7}
          readOnly={sending}
          optional
          label={<FormattedMessage id="resend.message" />}
          hint={<FormattedMessage id="resend.message.hint" />}
        />
        <ResendProblem actor={actor} />
        <div className={styles.foot}>
          <Button type="submit" look="primary" busy={sending}>
            <FormattedMessage id="resend.submit" />
          </Button>
          <ButtonLink to="/tickets">
            <FormattedMessage id="resend.back" />
          </ButtonLink>
          <LiveRegion>{sending && <FormattedMessage id="invite.sending" />}</LiveRegion>
        </div>
      </Form>
    </div>
  );
}
