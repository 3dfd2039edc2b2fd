import { FormattedMessage } from 'react-intl';
import type { ServiceDetail } from '../../contracts/domain/service';
import { Section } from '../../ui/Section';
import styles from './AboutTab.module.css';

/** Whom to call in an incident, where the service delivers it (item 120). */
export function SecurityContacts({ contacts }: Pick<ServiceDetail, 'contacts'>) {
  const security = contacts.filter(({ sirtfiSecurityContact }) => sirtfiSecurityContact);
  if (security.length === 0) return null;
  return (
    <Section title={<FormattedMessage id="service.security" values={{ count: security.length }} />}>
      {security.map(({ name, emailAddress, telephoneNumber }) => {
        const email = emailAddress?.replace(/^mailto:/i, '').trim();
        return (
          <p className={styles.contact} key={`${name} ${email ?? ''} ${telephoneNumber ?? ''}`}>
            {name}
            {email && (
              <>
                <br />
                <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
              </>
            )}
            {telephoneNumber && (
              <>
                <br />
                {telephoneNumber}
              </>
            )}
          </p>
        );
      })}
      <p className={`${styles.contact} muted`}>
        <FormattedMessage id="service.security.sirtfi" />
      </p>
    </Section>
  );
}
