import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

/** Opens beside the dashboard, so that what is typed here stays. */
export function LinkBeside({ href, children }: { readonly href: string; readonly children: ReactNode }) {
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
