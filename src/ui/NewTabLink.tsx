import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export interface LinkBesideProps {
  /** Address, checked to be http or https where it comes from the wire. */
  readonly href: string;
  readonly children: ReactNode;
}

/** Opens an address in a new tab, so that what is typed here stays. */
export function LinkBeside({ href, children }: LinkBesideProps) {
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
