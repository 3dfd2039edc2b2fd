import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import '../../i18n/texts/notFound';
import { requestedAddress } from '../../lib/requestedAddress';
import { usePerson } from '../../store/person';
import { ButtonGroup } from '../../ui/actions/Button';
import { ButtonAnchor, ButtonLink } from '../../ui/actions/ButtonLink';
import { KeyValue, type KeyValueItem } from '../../ui/lists/KeyValue';
import { NewTabLink } from '../../ui/actions/NewTabLink';
import { Page } from '../../ui/page/Page';
import { fullAddress, placed } from '../../lib/basePath';
import { loginFor } from '../../ui/notices/loginFor';
import styles from './NotFoundPage.module.css';

/** Says that this person can see nothing at the address, and the usual reasons (REQUIREMENTS 245). */
export function NotFoundPage() {
  const intl = useIntl();
  const { roles, installation } = usePerson();
  const requested = requestedAddress(useLocation());
  const login = loginFor(fullAddress(requested));
  const { supportEmail, help } = installation.links;
  const guestReason: KeyValueItem[] = roles.guest
    ? [
        {
          key: 'login',
          term: <FormattedMessage id="notFound.login" />,
          value: (
            <FormattedMessage
              id="notFound.login.text"
              values={{ a: (chunks) => <a href={login}>{chunks}</a> }}
            />
          ),
        },
      ]
    : [];
  return (
    <Page title={intl.formatMessage({ id: 'notFound.title' })} lede={<code>{pathOf(requested)}</code>}>
      <div className={styles.text}>
        <p>
          <FormattedMessage id="notFound.lede" />
        </p>
        <KeyValue
          strong
          items={[
            ...guestReason,
            {
              key: 'role',
              term: <FormattedMessage id="notFound.role" />,
              value: (
                <>
                  <FormattedMessage id="notFound.role.text" />{' '}
                  <NewTabLink href={help ?? placed('/glossary#role')}>
                    <FormattedMessage id="notFound.role.help" />
                  </NewTabLink>
                </>
              ),
            },
            {
              key: 'gone',
              term: <FormattedMessage id="notFound.gone" />,
              value: <FormattedMessage id="notFound.gone.text" />,
            },
            {
              key: 'other',
              term: <FormattedMessage id="notFound.other" />,
              value: supportEmail ? (
                <FormattedMessage
                  id="notFound.other.mail"
                  values={{ a: (chunks) => <a href={`mailto:${supportEmail}`}>{chunks}</a> }}
                />
              ) : (
                <FormattedMessage id="notFound.other.text" />
              ),
            },
          ]}
        />
        <ButtonGroup>
          <ButtonLink to="/" look="primary">
            <FormattedMessage id="notFound.services" />
          </ButtonLink>
          {roles.guest && (
            <ButtonAnchor href={login}>
              <FormattedMessage id="header.login" />
            </ButtonAnchor>
          )}
        </ButtonGroup>
      </div>
    </Page>
  );
}

/** Returns the path without query and fragment, which may contain a search. */
function pathOf(address: string): string {
  return address.replace(/[?#].*$/, '');
}
