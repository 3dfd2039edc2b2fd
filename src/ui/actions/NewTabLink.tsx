import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export interface NewTabLinkProps {
  /** Address, checked to be http or https if it comes from the wire. */
  readonly href: string;
  readonly children: ReactNode;
}

/** Opens an address in a new tab, so that what is typed here stays. */
export function NewTabLink({ href, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="visually-hidden">
        {' '}
        <FormattedMessage id="ui.newTab" />
      </span>
    </a>
  );
}
