import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { InvitedPerson } from '../../contracts/domain/invitations/invitation';
import { useFormValues } from '../../ui/form/useFormValues';
import { KeyValue } from '../../ui/lists/KeyValue';
import { invitationIn, serviceIn, type Chosen, type InviteForm } from './inviteForm';
import { useName } from '../../i18n/useName';
import styles from './Invitations.module.css';

/** Shows the recipients and the content of the e-mail, for the present form. */
export function Preview({ chosen }: { readonly chosen: Chosen | undefined }) {
  const values = useFormValues<InviteForm>();
  const nameOf = useName();
  const invitation = chosen && invitationIn(chosen, values);
  const service = chosen && serviceIn(chosen, values);
  return (
    <div className={styles.preview}>
      <h3>
        <FormattedMessage id="invite.preview" />
      </h3>
      {invitation && service ? (
        <>
          <KeyValue
            flush
            items={[
              {
                key: 'to',
                term: <FormattedMessage id="invite.preview.to" />,
                value: named(invitation.recipients.filter(({ manages }) => manages)),
              },
              {
                key: 'copy',
                term: <FormattedMessage id="invite.preview.copy" />,
                value: named(invitation.recipients.filter(({ manages }) => !manages)),
              },
            ]}
          />
          <p>
            <FormattedMessage
              id={invitation.direction === 'connect' ? 'invite.preview.connect' : 'invite.preview.disconnect'}
              values={{ institution: nameOf(chosen.institution), service: nameOf(service) }}
            />
          </p>
          {invitation.message && (
            <blockquote className={styles.quote} dir="auto">
              {invitation.message}
            </blockquote>
          )}
          <p className="muted">
            <FormattedMessage id="invite.preview.link" />
          </p>
        </>
      ) : (
        <p className="muted">
          <FormattedMessage id="invite.preview.incomplete" />
        </p>
      )}
    </div>
  );
}

function named(people: readonly InvitedPerson[]): ReactNode {
  const shown = people.map(({ name, email }) => name || email).filter(Boolean);
  if (shown.length === 0) return <FormattedMessage id="invite.preview.nobody" />;
  return <span dir="auto">{shown.join(', ')}</span>;
}
