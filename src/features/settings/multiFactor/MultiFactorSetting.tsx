import { FormattedMessage, useIntl } from 'react-intl';
import { object, string, type ObjectSchema } from 'yup';
import { usePerson } from '../../../store/person';
import { SelectField } from '../../../ui/form/SelectField';
import { ChangeForm } from '../ChangeForm';
import { ChangeSetting } from '../ChangeSetting';
import type { SettingProps } from '../settingProps';
import { multiFactorText } from '../../../i18n/multiFactorText';
import '../../../i18n/texts/fields';
import '../../../i18n/texts/settings';

interface MultiFactorForm {
  readonly level: string;
}

const schema: ObjectSchema<MultiFactorForm> = object({ level: string().defined() });

/**
 * Shows the authentication context that is requested from the institution's identity provider at logins to
 * the service (REQUIREMENTS 171, 172).
 */
export function MultiFactorSetting({ service, name }: SettingProps) {
  const intl = useIntl();
  const { institution, installation, roles } = usePerson();
  const textOf = useMultiFactorText();
  const current = institution?.mfaEntities.find((entity) => entity.name === service.entityId)?.level ?? '';
  const allowed = installation.multiFactorValues;
  const notAllowed = current !== '' && !allowed.includes(current);
  const options = ['', ...allowed];
  return (
    <ChangeSetting
      subject="multiFactor"
      service={service}
      title={<FormattedMessage id="multiFactor.level" />}
      term="multiFactor"
      intro={
        <>
          <p>
            <FormattedMessage id="multiFactor.intro" values={{ service: name }} />
          </p>
          {roles.admin && (
            <p>
              <FormattedMessage id="multiFactor.own" />
            </p>
          )}
        </>
      }
      current={textOf(current)}
      termOf={() => <FormattedMessage id="multiFactor.level" />}
      valueOf={(_field, value) => textOf(value)}
      lockReason={notAllowed ? intl.formatMessage({ id: 'multiFactor.notAllowed' }) : undefined}
    >
      <ChangeForm
        subject="multiFactor"
        service={service}
        current={{ level: current }}
        schema={schema}
        changeOf={({ level }) => ({
          subject: 'multiFactor',
          serviceEntityId: service.entityId,
          serviceType: service.type,
          level,
        })}
      >
        <SelectField
          name="level"
          label={<FormattedMessage id="multiFactor.level" />}
          options={options.map((value) => ({ value, label: textOf(value) }))}
        />
      </ChangeForm>
    </ChangeSetting>
  );
}

/** Returns a function that names a value of multi-factor authentication. */
function useMultiFactorText(): (value: string) => string {
  const intl = useIntl();
  const { levelLabels } = usePerson().installation;
  return (value) => multiFactorText(intl, value, levelLabels[value]);
}
