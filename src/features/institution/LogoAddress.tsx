import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LinkBeside } from '../../ui/LinkBeside';

/** The address of the logo; says so when nothing comes from there. */
export function LogoAddress({ address }: { readonly address: string }) {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <LinkBeside href={address}>{address}</LinkBeside>
      <img src={address} alt="" hidden referrerPolicy="no-referrer" onError={() => setFailed(true)} />
      <span role="status">
        {failed && (
          <span className="muted">
            {' '}
            <FormattedMessage id="institution.logo.failed" />
          </span>
        )}
      </span>
    </>
  );
}
