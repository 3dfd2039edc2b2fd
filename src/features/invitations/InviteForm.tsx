import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InvitableInstitution } from '../../contracts/domain/invitations/invitation';
import { useDraft } from '../../store/useDraft';
import { Form } from '../../ui/form/Form';
import { TextArea } from '../../ui/form/TextArea';
import { Section } from '../../ui/page/Section';
import { UnsavedChanges } from '../../ui/notices/UnsavedChanges';
import { AdditionalField } from './AdditionalField';
import { DirectionField } from './DirectionField';
import { InstitutionField } from './InstitutionField';
import { inviteSchema } from './invite.schema';
import {
  emptyForm,
  FORM,
  invitationIn,
  knownRecipients,
  type InviteForm as Values,
  type Chosen,
} from './inviteForm';
import type { InviteActor } from './inviteActor';
import { Maintenance } from './Maintenance';
import { Preview } from './Preview';
import { RecipientsField } from './RecipientsField';
import { SendButton } from './SendButton';
import { ServiceField } from './ServiceField';
import styles from './Invitations.module.css';

interface InviteFormProps {
  readonly actor: InviteActor;
  readonly institutions: readonly InvitableInstitution[];
}

/**
 * Shows the form of an invitation: institution, service and direction, recipients, message. The chart knows what can be
 * chosen (REQUIREMENTS 237–241).
 */
export function InviteForm({ actor, institutions }: InviteFormProps) {
  const chosen = useChosen(actor);
  // The form is closed while the invitation is sent: text typed in the meantime would be lost.
  const sending = useSelector(actor, (state) => state.matches('submitting'));
  const done = useSelector(actor, ({ status }) => status === 'done');
  const { dirty, forget, ...draft } = useDraft('invite', '', emptyForm);
  useChoiceOf(draft.first.institution, institutions, actor);
  useEffect(() => {
    if (done) forget();
  }, [done, forget]);
  const schema = useMemo(
    () => inviteSchema(chosen ? knownRecipients(chosen).map(({ key }) => key) : []),
    [chosen],
  );

  function send(entered: Values) {
    const invitation = chosen && invitationIn(chosen, entered);
    if (invitation) actor.send({ type: 'form.submitted', invitation });
  }

  return (
    <>
      <Form
        id={FORM}
        initialValues={draft.first}
        schema={schema}
        onSubmit={send}
        onDraft={draft.saveDraft}
        quietWhileTyping
      >
        <UnsavedChanges when={!done && dirty} onLeave={forget} />
        <div className={styles.fields} inert={sending}>
          <Section title={<FormattedMessage id="invite.what" />}>
            <div className={styles.column}>
              <InstitutionField actor={actor} institutions={institutions} />
              <DirectionField />
              <ServiceField actor={actor} chosen={chosen} />
            </div>
          </Section>
          <Section title={<FormattedMessage id="invite.who" />}>
            <RecipientsField actor={actor} chosen={chosen} />
            <AdditionalField />
          </Section>
          <Section title={<FormattedMessage id="invite.said" />}>
            <div className={styles.abreast}>
              <TextArea
                name="message"
                rows={7}
                optional
                label={<FormattedMessage id="invite.message" />}
                hint={<FormattedMessage id="invite.message.hint" />}
              />
              <Preview chosen={chosen} />
            </div>
          </Section>
        </div>
        <SendButton actor={actor} />
      </Form>
      <Maintenance actor={actor} />
    </>
  );
}

/** Informs the chart of the institution in the restored form. */
function useChoiceOf(entityId: string, institutions: readonly InvitableInstitution[], actor: InviteActor) {
  useEffect(() => {
    const institution = institutions.find((one) => one.entityId === entityId);
    if (institution && actor.getSnapshot().matches('selecting'))
      actor.send({ type: 'institution.selected', institution });
  }, [entityId, institutions, actor]);
}

/** Returns the institution with what there is to choose; absent while that is not known. */
function useChosen(actor: InviteActor): Chosen | undefined {
  const institution = useSelector(actor, ({ context }) => context.institution);
  const choices = useSelector(actor, ({ context }) => context.choices);
  return useMemo(
    () => (institution && choices ? { institution, choices } : undefined),
    [institution, choices],
  );
}
