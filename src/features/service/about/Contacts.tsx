import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { contactTypeOf, type ContactType } from '../../../contracts/domain/institution/contactType';
import { mailAddressIn } from '../../../contracts/domain/institution/emailAddress';
import type { ServiceDetail } from '../../../contracts/domain/services/service';
import { Section } from '../../../ui/page/Section';
import { TermTip } from '../../../ui/overlays/TermTip';
import styles from './AboutTab.module.css';

type Contact = ServiceDetail['contacts'][number];

const kinds = {
  support: 'service.contact.support',
  help: 'service.contact.help',
  technical: 'service.contact.technical',
  administrative: 'service.contact.administrative',
  billing: 'service.contact.billing',
  security: 'service.contact.security',
  other: 'service.contact.other',
} as const satisfies Record<ContactType, string>;

const order = Object.keys(kinds);

/** Lists contacts: first those for incidents, as Sirtfi asks, then the others that the metadata have (REQUIREMENTS 120). */
export function Contacts({ contacts }: Pick<ServiceDetail, 'contacts'>) {
  const security = contacts.filter(({ sirtfiSecurityContact }) => sirtfiSecurityContact);
  const others = contacts
    .filter(({ sirtfiSecurityContact }) => !sirtfiSecurityContact)
    .toSorted((a, b) => order.indexOf(a.contactPersonType) - order.indexOf(b.contactPersonType));
  return (
    <>
      {security.length > 0 && (
        <Section title={<FormattedMessage id="service.security" values={{ count: security.length }} />}>
          {security.map((contact) => (
            <ContactLines key={keyOf(contact)} contact={contact} />
          ))}
          <p className={`${styles.contact} muted`}>
            <FormattedMessage id="service.security.sirtfi" /> <TermTip term="sirtfi" />
          </p>
        </Section>
      )}
      {others.length > 0 && (
        <Section title={<FormattedMessage id="service.contacts" values={{ count: others.length }} />}>
          {others.map((contact) => (
            <ContactLines key={keyOf(contact)} contact={contact} kind={kinds[contactTypeOf(contact)]} />
          ))}
        </Section>
      )}
    </>
  );
}

function keyOf({ name, contactPersonType, emailAddress, telephoneNumber }: Contact): string {
  return [contactPersonType, name, emailAddress, telephoneNumber].join(' ');
}

/** A contact without a name goes by its address or number. */
function ContactLines({ contact, kind }: { readonly contact: Contact; readonly kind?: string }) {
  const { name, emailAddress, telephoneNumber } = contact;
  const email = mailAddressIn(emailAddress);
  const address = email && <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>;
  const [first, ...others] = [name, address, telephoneNumber].filter(Boolean);
  return (
    <p className={styles.contact}>
      {first}
      {kind && (
        <span className="muted">
          {' · '}
          <FormattedMessage id={kind} />
        </span>
      )}
      {others.map((line, at) => (
        <Fragment key={at}>
          <br />
          {line}
        </Fragment>
      ))}
    </p>
  );
}
