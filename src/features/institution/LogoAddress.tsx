import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { NewTabLink } from '../../ui/actions/NewTabLink';
import { useLogoAllowed } from '../../ui/marks/logoHosts';
import { placedPicture } from '../../lib/links';

/**
 * Shows the address of the logo, and says when no picture comes from there, or when this server does not let browsers
 * load it.
 */
export function LogoAddress({ address }: { readonly address: string }) {
  const [failed, setFailed] = useState(false);
  const allowed = useLogoAllowed(address);
  return (
    <>
      <NewTabLink href={placedPicture(address)}>{address}</NewTabLink>
      {allowed && (
        <img
          src={placedPicture(address)}
          alt=""
          hidden
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
        />
      )}
      <span role="status">
        {(failed || !allowed) && (
          <span className="muted">
            {' '}
            <FormattedMessage id={allowed ? 'institution.logo.failed' : 'institution.logo.notAllowed'} />
          </span>
        )}
      </span>
    </>
  );
}
