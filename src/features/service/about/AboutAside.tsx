import { FormattedMessage } from 'react-intl';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { usePerson } from '../../../store/person';
import { LinkList } from '../../../ui/lists/LinkList';
import { Section } from '../../../ui/page/Section';
import { NewTabLink } from '../../../ui/actions/NewTabLink';
import { Contacts } from './Contacts';
import { TermTip } from '../../../ui/overlays/TermTip';
import styles from './AboutTab.module.css';

const linkMessages = {
  website: 'service.link.website',
  support: 'service.link.support',
  login: 'service.link.login',
  terms: 'service.link.terms',
  registrationPolicy: 'service.link.registrationPolicy',
  privacyStatement: 'service.link.privacyStatement',
} as const;

const linkOrder = ['website', 'support', 'login', 'terms', 'registrationPolicy', 'privacyStatement'] as const;

/** Links to more information about the service, and shows its contacts and who registered it. */
export function AboutAside({ service }: { readonly service: ServiceDetail }) {
  const { installation } = usePerson();
  const { links, registrar } = service;
  // A service without a source is the federation’s own.
  const source = service.source || installation.federationSource;
  const items = linkOrder.flatMap((key) => {
    const href = links[key];
    return href ? [{ key, href, label: <FormattedMessage id={linkMessages[key]} /> }] : [];
  });
  return (
    <>
      {items.length > 0 && (
        <Section title={<FormattedMessage id="service.links" />}>
          <LinkList items={items} />
        </Section>
      )}
      <Contacts contacts={service.contacts} />
      {(links.registrationInfo || source || registrar) && (
        <Section title={<FormattedMessage id="service.source" />} tip={<TermTip term="registrar" />}>
          <p className={styles.small}>
            {source && <FormattedMessage id="service.source.text" values={{ source }} />}{' '}
            {links.registrationInfo && (
              <NewTabLink href={links.registrationInfo}>
                <FormattedMessage id="service.source.more" />
              </NewTabLink>
            )}
          </p>
          {registrar && (
            <p className={styles.small}>
              <FormattedMessage
                id="service.source.registrar"
                values={{ registrar: <code className={styles.registrar}>{registrar}</code> }}
              />
            </p>
          )}
        </Section>
      )}
    </>
  );
}
