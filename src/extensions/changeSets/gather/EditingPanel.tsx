import { useSelector } from '@xstate/react';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { object, string, type ObjectSchema } from 'yup';
import { servicesText } from '../../../contracts/domain/services/pickedServices';
import { DialogForm } from '../../../dialogs/form/DialogForm';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { useLevels } from '../../../i18n/levels';
import { multiFactorText } from '../../../i18n/multiFactorText';
import { consentTypes } from '../../../i18n/messages/consentText';
import { levelText } from '../../../i18n/messages/levelText';
import { SelectField } from '../../../ui/form/SelectField';
import { useFormValues } from '../../../ui/form/useFormValues';
import { WITHOUT, blankDraft, isDisconnection, type GatheringDraft } from './gathering.draft';
import type { GatheringInput, gatheringMachine } from './gathering.machine';

/** At least one field must be chosen; the message is an id, and appears at the first field. */
const gatheringSchema: ObjectSchema<GatheringDraft> = object({
  services: string().defined(),
  connection: string()
    .defined()
    .test('chosen', 'gathering.nothingChosen', function isChosen() {
      const { services: _services, ...chosen } = this.parent as GatheringDraft;
      return Object.values(chosen).some((value) => value !== '');
    }),
  level: string().defined(),
  multiFactor: string().defined(),
  consent: string().defined(),
});

/** Asks what to change for all of the ticked services; an untouched field changes nothing. */
export function EditingPanel({ actor }: PanelProps<typeof gatheringMachine>) {
  const { services, draft, multiFactor } = useSelector(actor, ({ context }) => context);
  const pristine = useMemo(() => ({ ...blankDraft, services: servicesText(services) }), [services]);
  return (
    <DialogForm
      name="gathering"
      pristine={pristine}
      draft={draft}
      schema={gatheringSchema}
      onSubmit={(chosen) => actor.send({ type: 'form.submitted', draft: chosen })}
      submit={{
        label: <FormattedMessage id="gathering.submit" />,
        reason: <FormattedMessage id="gathering.submit.reason" />,
      }}
    >
      <p>
        <FormattedMessage id="gathering.editing.text" values={{ count: services.length }} />
      </p>
      <Fields multiFactor={multiFactor} />
    </DialogForm>
  );
}

/** A disconnection disables the other fields. */
function Fields({ multiFactor }: Pick<GatheringInput, 'multiFactor'>) {
  const intl = useIntl();
  const levels = useLevels();
  const hintId = useId();
  const disabledBy = isDisconnection(useFormValues<GatheringDraft>()) ? hintId : undefined;
  const as = { value: '', label: intl.formatMessage({ id: 'gathering.asItIs' }) };
  return (
    <>
      <SelectField
        name="connection"
        label={<FormattedMessage id="desk.change.connection" />}
        hint={
          <span id={hintId}>
            <FormattedMessage id="gathering.disconnect.alone" />
          </span>
        }
        options={[
          as,
          { value: 'connect', label: intl.formatMessage({ id: 'gathering.connect' }) },
          { value: 'disconnect', label: intl.formatMessage({ id: 'gathering.disconnect' }) },
        ]}
      />
      <SelectField
        name="level"
        label={<FormattedMessage id="strong.level" />}
        disabledBy={disabledBy}
        options={[
          as,
          ...levels.slice(1).map(({ uri }) => ({ value: uri, label: levelText(intl, levels, uri) })),
        ]}
      />
      <SelectField
        name="multiFactor"
        label={<FormattedMessage id="multiFactor.level" />}
        disabledBy={disabledBy}
        options={[
          as,
          ...multiFactor.map(({ uri, names }) => ({ value: uri, label: multiFactorText(intl, uri, names) })),
          { value: WITHOUT, label: multiFactorText(intl, '', undefined) },
        ]}
      />
      <SelectField
        name="consent"
        label={<FormattedMessage id="consent.type" />}
        disabledBy={disabledBy}
        options={[
          as,
          ...Object.entries(consentTypes).map(([value, id]) => ({
            value,
            label: intl.formatMessage({ id }),
          })),
        ]}
      />
    </>
  );
}
