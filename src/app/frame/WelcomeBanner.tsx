import { memo, type MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePerson } from '../../store/person';
import { Button } from '../../ui/actions/Button';
import { FrameLink } from './FrameLink';
import { firstLinks } from './firstLinks';
import { useLoginAddress } from './useLoginAddress';
import styles from './WelcomeBanner.module.css';

/** Welcomes guests, and people who are new (REQUIREMENTS 39). */
export const WelcomeBanner = memo(function WelcomeBanner({ onClose }: { readonly onClose: () => void }) {
  const { guest } = usePerson().roles;

  function close({ currentTarget }: MouseEvent<HTMLElement>) {
    // The focused button disappears, so the focus moves to this part of the page.
    currentTarget.closest('main')?.focus({ preventScroll: true });
    onClose();
  }

  return (
    <div className={styles.welcome}>
      <div className={styles.words}>
        {guest ? <GuestWords /> : <FirstWords />}
        <Links />
      </div>
      <Button look="quiet" small icon="close" iconOnly onClick={close}>
        <FormattedMessage id="welcome.close" />
      </Button>
    </div>
  );
});

function GuestWords() {
  const loginAddress = useLoginAddress();
  return (
    <p>
      <FormattedMessage id="welcome.text" values={{ a: (chunks) => <a href={loginAddress}>{chunks}</a> }} />
    </p>
  );
}

function FirstWords() {
  const { roles } = usePerson();
  const can = roles.admin ? 'connect' : roles.superUser ? 'act' : 'other';
  return (
    <p>
      <b>
        <FormattedMessage id="welcome.first" />
      </b>{' '}
      <span className={styles.more}>
        <FormattedMessage id="welcome.first.text" values={{ can }} />
      </span>
    </p>
  );
}

function Links() {
  const person = usePerson();
  const { help } = person.installation.links;
  return (
    <ul className={styles.links}>
      {firstLinks(person).map(({ to, messageId }) => (
        <li key={to}>
          <FrameLink to={to}>
            <FormattedMessage id={messageId} />
          </FrameLink>
        </li>
      ))}
      {person.roles.guest && help && (
        <li>
          <a href={help}>
            <FormattedMessage id="welcome.more" />
          </a>
        </li>
      )}
    </ul>
  );
}
