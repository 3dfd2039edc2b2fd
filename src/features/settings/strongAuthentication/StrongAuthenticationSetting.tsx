import { FormattedMessage, useIntl } from 'react-intl';
import { object, string, type ObjectSchema } from 'yup';
import { usePerson } from '../../../store/person';
import { SelectField } from '../../../ui/form/SelectField';
import { ChangeForm } from '../ChangeForm';
import { ChangeSetting } from '../ChangeSetting';
import type { SettingProps } from '../settingProps';
import { levelText } from '../../../i18n/messages/levelText';
import { rankIn, type Level } from '../../../contracts/domain/services/level';
import '../../../i18n/texts/settings';

interface LevelForm {
  readonly level: string;
}

const schema: ObjectSchema<LevelForm> = object({ level: string().defined() });

/** Shows the assurance level that logins to the service need (REQUIREMENTS 167–170). */
export function StrongAuthenticationSetting({ service, name }: SettingProps) {
  const intl = useIntl();
  const { institution, installation } = usePerson();
  const set = institution?.stepupEntities.find((entity) => entity.name === service.entityId)?.level;
  const { current, options } = levelChoices(service.minimalLevel, set, installation.ladder.slice(1));
  const textOf = (level: string) => levelText(intl, installation.ladder, level);
  const locked = service.minimalLevel ? (
    <FormattedMessage id="strong.ownLevel" values={{ service: name }} />
  ) : options.length === 1 ? (
    <FormattedMessage id="strong.highest" />
  ) : undefined;
  return (
    <ChangeSetting
      subject="strongAuthentication"
      service={service}
      title={<FormattedMessage id="settings.menu.strongAuthentication" />}
      term="strongAuthentication"
      intro={
        <>
          <p>
            <FormattedMessage id="strong.intro" values={{ service: name }} />
          </p>
          <p>
            <FormattedMessage id="strong.noLowering" />
          </p>
        </>
      }
      current={textOf(current)}
      termOf={() => <FormattedMessage id="strong.level" />}
      valueOf={(_field, value) => textOf(value)}
      lockReason={locked}
    >
      <ChangeForm
        subject="strongAuthentication"
        service={service}
        current={{ level: current }}
        schema={schema}
        changeOf={({ level }) => ({
          subject: 'strongAuthentication',
          serviceEntityId: service.entityId,
          serviceType: service.type,
          level,
        })}
      >
        <SelectField
          name="level"
          label={<FormattedMessage id="strong.level" />}
          options={options.map((value) => ({ value, label: textOf(value) }))}
        />
      </ChangeForm>
    </ChangeSetting>
  );
}

/**
 * Returns the current level, the service's own before the institution's, and the levels that can be
 * requested: never a lower one, another of the same rank, and the default only while none is set
 * (REQUIREMENTS 167, 169).
 */
function levelChoices(own: string | undefined, set: string | undefined, offered: readonly Level[]) {
  const current = own ?? set ?? '';
  const floor = rankIn(offered, current);
  const others = offered.filter(({ rank, uri }) => uri !== current && rank >= floor).map(({ uri }) => uri);
  return { current, options: [current, ...others] };
}
