import { FormattedMessage } from 'react-intl';
import { GlossaryLink } from '../../../ui/overlays/GlossaryLink';
import '../../../i18n/texts/legend';
import { Tag } from '../../../ui/marks/Tag';
import styles from './Legend.module.css';

interface Entry {
  readonly sign: string;
  readonly text: string;
}

const forAll: readonly Entry[] = [
  { sign: 'services.property.edugain', text: 'services.legend.edugain' },
  { sign: 'services.property.saml1Only', text: 'services.legend.saml1Only' },
];

const forMembers: readonly Entry[] = [
  { sign: 'services.property.own', text: 'services.legend.own' },
  { sign: 'services.legend.level.sign', text: 'services.legend.level' },
  { sign: 'services.setting.multiFactor', text: 'services.legend.multiFactor' },
  { sign: 'services.legend.policies.sign', text: 'services.legend.policies' },
  { sign: 'services.legend.consent.sign', text: 'services.legend.consent' },
  ...forAll,
  { sign: 'services.legend.pending.sign', text: 'services.legend.pending' },
  { sign: 'services.legend.invited.sign', text: 'services.legend.invited' },
];

export function LegendEntries({ guest }: { readonly guest: boolean }) {
  return (
    <>
      {(guest ? forAll : forMembers).map(({ sign, text }) => (
        <span key={sign} className={styles.entry}>
          <Tag>
            <FormattedMessage id={sign} />
          </Tag>
          <span>
            {' '}
            <FormattedMessage id={text} />
          </span>
        </span>
      ))}
      <GlossaryLink term="service" />
    </>
  );
}
