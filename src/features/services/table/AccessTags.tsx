import { FormattedMessage } from 'react-intl';
import { LevelTag } from '../../../i18n/levels';
import { Tag, Tags } from '../../../ui/marks/Tag';
import type { Property } from '../accessSettings';

interface AccessTagsProps {
  readonly properties: readonly Property[];
}

export function AccessTags({ properties }: AccessTagsProps) {
  if (properties.length === 0) return null;
  return (
    <Tags>
      {properties.map((property) => (
        <Tag key={property.kind}>
          <PropertyText property={property} />
        </Tag>
      ))}
    </Tags>
  );
}

function PropertyText({ property }: { readonly property: Property }) {
  switch (property.kind) {
    case 'own':
      return <FormattedMessage id="services.property.own" />;
    case 'edugain':
      return <FormattedMessage id="services.property.edugain" />;
    case 'saml1Only':
      return <FormattedMessage id="services.property.saml1Only" />;
    case 'level':
      return <LevelTag uri={property.uri} />;
    case 'multiFactor':
      return <FormattedMessage id="services.setting.multiFactor" />;
    case 'policies':
      return <FormattedMessage id="services.setting.policies" values={{ count: property.count }} />;
    case 'explicitConsent':
      return <FormattedMessage id="consent.type.default" />;
    case 'noConsent':
      return <FormattedMessage id="consent.type.none" />;
  }
}
