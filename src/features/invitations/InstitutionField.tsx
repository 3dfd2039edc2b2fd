import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { InvitableInstitution } from '../../contracts/domain/invitations/invitation';
import { useFormat } from '../../i18n/useFormat';
import { fieldIds } from '../../ui/form/field';
import { FieldError } from '../../ui/form/FieldFrame';
import { useFieldValue, useFormValues } from '../../ui/form/useFormValues';
import { PickOne } from '../../ui/fields/PickOne';
import { FORM, type AddedPerson, type InviteForm } from './inviteForm';
import type { InviteActor } from './inviteActor';
import { useName } from '../../i18n/useName';
import styles from './Invitations.module.css';

interface InstitutionFieldProps {
  readonly actor: InviteActor;
  readonly institutions: readonly InvitableInstitution[];
}

/**
 * Shows the field for the institution. Another institution clears the service and the recipients of the one before
 * (REQUIREMENTS 237).
 */
export function InstitutionField({ actor, institutions }: InstitutionFieldProps) {
  const intl = useIntl();
  const nameOf = useName();
  const { compare } = useFormat();
  const sending = useSelector(actor, (state) => state.matches('submitting'));
  const { additional } = useFormValues<InviteForm>();
  const { value, change, error } = useFieldValue<string>('institution');
  const service = useFieldValue<string>('service');
  const ticked = useFieldValue<string[]>('ticked');
  const added = useFieldValue<AddedPerson[]>('additional');
  const ids = fieldIds(FORM, 'institution');
  const options = useMemo(
    () =>
      institutions
        .map((one) => ({ value: one.entityId, label: nameOf(one), note: one.entityId }))
        .toSorted((one, other) => compare(one.label, other.label)),
    [institutions, nameOf, compare],
  );

  function changeTo(entityId: string) {
    change(entityId);
    service.change('');
    ticked.change([]);
    added.change(additional.filter(({ name, email }) => name !== '' || email !== ''));
  }
  function choose(entityId: string) {
    const institution = institutions.find((one) => one.entityId === entityId);
    if (!institution || sending) return;
    changeTo(entityId);
    actor.send({ type: 'institution.selected', institution });
  }
  function clear() {
    if (sending) return;
    changeTo('');
    actor.send({ type: 'institution.cleared' });
  }

  return (
    <div className={styles.field}>
      <PickOne
        id={ids.control}
        label={<FormattedMessage id="invite.institution" />}
        placeholder={intl.formatMessage({ id: 'invite.choose' })}
        options={options}
        value={value}
        onChange={choose}
        onClear={value === '' ? undefined : clear}
        invalid={error !== undefined}
        describedBy={error ? ids.error : undefined}
      />
      <FieldError id={ids.error} error={error} />
    </div>
  );
}
