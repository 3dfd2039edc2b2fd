import { FormattedMessage, useIntl } from 'react-intl';
import type { Recipient } from '../../contracts/domain/invitations/recipients';
import { contactTypeMessages } from '../../i18n/messages/contactTypeMessages';
import { institutionRoleMessage } from '../../i18n/messages/institutionRoleMessages';
import { Tag } from '../../ui/marks/Tag';
import styles from './Invitations.module.css';

/** Says where the address of a recipient comes from: first their roles, then the contacts in the institution's metadata. */
export function Sources({ recipient }: { readonly recipient: Recipient }) {
  const intl = useIntl();
  return (
    <span className={styles.sources}>
      {recipient.roles.map((role) => {
        const id = institutionRoleMessage(role);
        return <Tag key={role}>{id ? <FormattedMessage id={id} /> : role}</Tag>;
      })}
      {recipient.types.map((type) => (
        <Tag key={type}>
          <FormattedMessage
            id="invite.source.contact"
            values={{ type: intl.formatMessage({ id: contactTypeMessages[type] }) }}
          />
        </Tag>
      ))}
    </span>
  );
}
