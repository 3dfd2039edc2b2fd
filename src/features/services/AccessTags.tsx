import { FormattedMessage } from 'react-intl';
import { Tag, Tags } from '../../ui/Tag';
import type { AccessSetting } from './accessSettings';

export function AccessTags({ settings }: { readonly settings: readonly AccessSetting[] }) {
  if (settings.length === 0) return null;
  return (
    <Tags>
      {settings.map((setting) => (
        <Tag key={setting.kind}>
          <SettingText setting={setting} />
        </Tag>
      ))}
    </Tags>
  );
}

function SettingText({ setting }: { readonly setting: AccessSetting }) {
  switch (setting.kind) {
    case 'level':
      return <FormattedMessage id="services.setting.level" values={{ level: String(setting.rank) }} />;
    case 'multiFactor':
      return <FormattedMessage id="services.setting.multiFactor" />;
    case 'policies':
      return <FormattedMessage id="services.setting.policies" values={{ count: setting.count }} />;
    case 'explicitConsent':
      return <FormattedMessage id="services.setting.explicitConsent" />;
    case 'noConsent':
      return <FormattedMessage id="services.setting.noConsent" />;
  }
}
