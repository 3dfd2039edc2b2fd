import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { buttonClass, ButtonFace, type ButtonAppearance } from './Button';

export interface ButtonLinkProps extends ButtonAppearance {
  /** Address in this application. */
  readonly to: To;
  readonly children: ReactNode;
  /** True if the page keeps its scroll position, as for links that open a dialog. */
  readonly keepsPlace?: boolean | undefined;
}

/** Shows a link that looks like a button; it can be opened in a new tab and copied. */
export function ButtonLink({ to, children, keepsPlace, ...appearance }: ButtonLinkProps) {
  return (
    <Link className={buttonClass(appearance)} to={to} preventScrollReset={keepsPlace ?? false}>
      <ButtonFace {...appearance}>{children}</ButtonFace>
    </Link>
  );
}

export interface ButtonAnchorProps extends ButtonAppearance {
  /** Address of the server, for a login or a download. */
  readonly href: string;
  readonly newTab?: boolean | undefined;
  readonly children: ReactNode;
}

export function ButtonAnchor({ href, newTab, children, ...appearance }: ButtonAnchorProps) {
  const target = newTab ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a className={buttonClass(appearance)} href={href} {...target}>
      <ButtonFace {...appearance}>{children}</ButtonFace>
    </a>
  );
}
