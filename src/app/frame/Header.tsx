import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePerson } from '../../store/person';
import { ButtonAnchor } from '../../ui/actions/ButtonLink';
import { AccountMenu } from './account/AccountMenu';
import { FrameLink } from './FrameLink';
import { Navigation } from './Navigation';
import { PaletteButton } from '../palette/PaletteButton';
import { useLoginAddress } from './useLoginAddress';
import { Wordmark } from '../../ui/marks/Wordmark';
import { useTheme } from './useTheme';
import styles from './Header.module.css';

export const Header = memo(function Header({ demonstration }: { readonly demonstration: boolean }) {
  const theme = useTheme();
  const { roles } = usePerson();
  return (
    <header className={styles.masthead}>
      <div className={`page-width ${styles.bar}`}>
        <FrameLink className={styles.brand} to="/">
          <Wordmark theme={theme} />
        </FrameLink>
        <Navigation />
        <div className={styles.end}>
          <PaletteButton />
          {roles.guest ? <Login /> : <AccountMenu />}
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
});

/** Leads back to the query as well, so that it renders with every address. */
function Login() {
  return (
    <ButtonAnchor look="primary" href={useLoginAddress()}>
      <FormattedMessage id="header.login" />
    </ButtonAnchor>
  );
}
