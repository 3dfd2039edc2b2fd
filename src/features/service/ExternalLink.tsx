import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export interface ExternalLinkProps {
  /** Checked to be http or https where it came from the wire. */
  readonly href: string;
  readonly children: ReactNode;
}

export function ExternalLink({ href, children }: ExternalLinkProps) {
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
