import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { usePerson } from '../../store/person';
import { ButtonAnchor } from '../../ui/actions/ButtonLink';
import { AccountMenu } from './account/AccountMenu';
import { Navigation } from './Navigation';
import { PaletteButton } from '../palette/PaletteButton';
import { useLoginAddress } from './useLoginAddress';
import { Wordmark } from '../../ui/marks/Wordmark';
import { useTheme } from './useTheme';
import styles from './Header.module.css';

export function Header({ demonstration }: { readonly demonstration: boolean }) {
  const theme = useTheme();
  const { roles } = usePerson();
  const loginAddress = useLoginAddress();
  return (
    <header className={styles.masthead}>
      <div className={`page-width ${styles.bar}`}>
        <Link className={styles.brand} to="/">
          <Wordmark theme={theme} />
        </Link>
        <Navigation />
        <div className={styles.end}>
          <PaletteButton />
          {roles.guest ? (
            <ButtonAnchor look="primary" href={loginAddress}>
              <FormattedMessage id="header.login" />
            </ButtonAnchor>
          ) : (
            <AccountMenu />
          )}
        </div>
      </div>
      {demonstration && (
        <div className={styles.demo}>
          <p className="page-width">
            <FormattedMessage id="frame.demo" />
          </p>
        </div>
      )}
    </header>
  );
}
