import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { keyOf } from '../../contracts/domain/services/catalogue';
import { useFormat } from '../../i18n/useFormat';
import { fieldIds } from '../../ui/form/field';
import { FieldError } from '../../ui/form/FieldFrame';
import { useFieldValue, useFormValues } from '../../ui/form/useFormValues';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { PickOne } from '../../ui/fields/PickOne';
import { ClosedSelect } from './ClosedSelect';
import { FORM, servicesFor, type Chosen, type InviteForm } from './inviteForm';
import type { InviteActor } from './inviteActor';
import { useName } from '../../i18n/useName';
import styles from './Invitations.module.css';

interface ServiceFieldProps {
  readonly actor: InviteActor;
  readonly chosen: Chosen | undefined;
}

/** Shows the field for the service, closed with its reason until there is something to choose (REQUIREMENTS 237). */
export function ServiceField({ actor, chosen }: ServiceFieldProps) {
  const intl = useIntl();
  const nameOf = useName();
  const { compare } = useFormat();
  const { direction } = useFormValues<InviteForm>();
  const { value, change, error } = useFieldValue<string>('service');
  const failure = useSelector(actor, ({ context }) => context.failure);
  const wanted = useSelector(actor, ({ context }) => context.institution);
  const institution = wanted ? nameOf(wanted) : undefined;
  const notLoaded = useSelector(actor, (state) => state.matches('notLoaded'));
  const ids = fieldIds(FORM, 'service');
  const { options, leftOut } = useMemo(() => {
    const services = chosen ? servicesFor(chosen, direction) : { offered: [], leftOut: 0 };
    const sorted = services.offered
      .map((service) => ({
        value: keyOf(service),
        label: nameOf(service),
        note: service.entityId,
      }))
      .toSorted((one, other) => compare(one.label, other.label));
    return { options: sorted, leftOut: services.leftOut };
  }, [chosen, direction, nameOf, compare]);
  const isOffered = options.some((option) => option.value === value);

  useEffect(() => {
    // Another direction or institution has other services, so that the chosen one may no longer be offered.
    if (value !== '' && chosen && !isOffered) change('');
  });

  if (notLoaded && failure) {
    return (
      <LoadFailed
        failure={failure}
        title={<FormattedMessage id="invite.service.failed" values={{ institution }} />}
        onRetry={() => actor.send({ type: 'retry.requested' })}
      />
    );
  }
  const reason = reasonFor(institution, chosen, options.length, direction, leftOut);
  const label = <FormattedMessage id="invite.service" />;
  return (
    <div className={styles.field}>
      {reason ? (
        <ClosedSelect id={ids.control} label={label} invalid={error !== undefined}>
          <FormattedMessage id={reason} values={{ institution }} />
        </ClosedSelect>
      ) : (
        <PickOne
          id={ids.control}
          label={label}
          placeholder={intl.formatMessage({ id: 'invite.choose' })}
          options={options}
          value={value}
          onChange={change}
          onClear={value === '' ? undefined : () => change('')}
          invalid={error !== undefined}
          describedBy={error ? ids.error : undefined}
        />
      )}
      {leftOut > 0 && (
        <p className="small muted">
          <FormattedMessage id="invite.service.leftOut" values={{ count: leftOut, institution }} />
        </p>
      )}
      <FieldError id={ids.error} error={error} />
    </div>
  );
}

function reasonFor(
  institution: string | undefined,
  chosen: Chosen | undefined,
  count: number,
  direction: InviteForm['direction'],
  leftOut: number,
): string | undefined {
  if (institution === undefined) return 'invite.service.first';
  if (!chosen) return 'invite.service.loading';
  if (count > 0) return undefined;
  if (direction === 'disconnect') return 'invite.service.noneToDisconnect';
  return leftOut > 0 ? 'invite.service.noneConnectable' : 'invite.service.noneToConnect';
}
