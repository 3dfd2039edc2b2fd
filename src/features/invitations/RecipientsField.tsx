import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isOwner, type Recipient } from '../../contracts/domain/invitations/recipients';
import { Banner } from '../../ui/notices/Banner';
import { Button } from '../../ui/actions/Button';
import { fieldIds } from '../../ui/form/field';
import { FieldError } from '../../ui/form/FieldFrame';
import { useFieldValue } from '../../ui/form/useFormValues';
import { Table } from '../../ui/lists/Table';
import { FORM, knownRecipients, type AddedPerson, type Chosen } from './inviteForm';
import type { InviteActor } from './inviteActor';
import { RecipientTick } from './RecipientTick';
import { Sources } from './Sources';
import { useName } from '../../i18n/useName';
import styles from './Invitations.module.css';

interface RecipientsFieldProps {
  readonly actor: InviteActor;
  readonly chosen: Chosen | undefined;
}

/**
 * Lists the people named by the federation or the institution, once the institution is known (REQUIREMENTS
 * 238, 240).
 */
export function RecipientsField({ actor, chosen }: RecipientsFieldProps) {
  const intl = useIntl();
  const nameOf = useName();
  const { value: ticked, change, error } = useFieldValue<string[]>('ticked');
  const added = useFieldValue<AddedPerson[]>('additional');
  const withoutPeople = useSelector(actor, (state) => state.matches('composingWithoutPeople'));
  const recipients = useMemo(() => (chosen ? knownRecipients(chosen) : []), [chosen]);
  const ids = fieldIds(FORM, 'ticked');

  const begin = useEffectEvent((known: readonly Recipient[]) => {
    change(known.filter((one) => isOwner(one) || ticked.includes(one.key)).map(({ key }) => key));
    // An invitation needs a recipient, so that an institution without any starts with an empty one.
    if (known.length === 0 && added.value.length === 0) added.change([{ name: '', email: '' }]);
  });
  useEffect(() => {
    if (chosen) begin(knownRecipients(chosen));
  }, [chosen]);

  if (!chosen) {
    return (
      <div>
        <p className="muted" id={ids.control} tabIndex={-1}>
          <FormattedMessage id="invite.contacts.later" />
        </p>
        <FieldError id={ids.error} error={error} />
      </div>
    );
  }
  const institution = nameOf(chosen.institution);
  const tick = (key: string, on: boolean) =>
    change(on ? [...ticked, key] : ticked.filter((other) => other !== key));
  return (
    <div className={styles.recipients}>
      {withoutPeople && (
        <Banner
          tone="warning"
          live
          action={
            <Button small icon="retry" onClick={() => actor.send({ type: 'retry.requested' })}>
              <FormattedMessage id="invite.failed.retry" />
            </Button>
          }
        >
          <FormattedMessage id="invite.people.failed" values={{ institution }} />
        </Banner>
      )}
      {recipients.length === 0 ? (
        <p id={ids.control} tabIndex={-1}>
          <FormattedMessage id="invite.contacts.none" values={{ institution }} />
        </p>
      ) : (
        <>
          <div>
            <h3 className={styles.heading}>
              <FormattedMessage id="invite.contacts" values={{ institution }} />
            </h3>
            <p className="small muted">
              <FormattedMessage id="invite.contacts.hint" />
            </p>
          </div>
          <Table
            caption={<FormattedMessage id="invite.contacts" values={{ institution }} />}
            hideCaption
            dense
            rows={recipients}
            rowKey={({ key }) => key}
            columns={[
              {
                key: 'name',
                head: intl.formatMessage({ id: 'invite.contacts.name' }),
                cell: (one) => (
                  <RecipientTick
                    recipient={one}
                    id={one === recipients[0] ? ids.control : undefined}
                    error={error ? ids.error : undefined}
                    ticked={ticked.includes(one.key)}
                    onTick={tick}
                  />
                ),
              },
              {
                key: 'email',
                head: intl.formatMessage({ id: 'invite.contacts.email' }),
                cell: ({ email }) => <span className={styles.address}>{email}</span>,
              },
              {
                key: 'source',
                head: intl.formatMessage({ id: 'invite.contacts.source' }),
                cell: (one) => <Sources recipient={one} />,
              },
            ]}
          />
        </>
      )}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
