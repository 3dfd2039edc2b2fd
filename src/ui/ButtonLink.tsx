import type { ReactNode } from 'react';
import { Link, type To } from 'react-router';
import { buttonClass, ButtonFace, type ButtonAppearance } from './Button';

export interface ButtonLinkProps extends ButtonAppearance {
  /** A place of this application. */
  readonly to: To;
  readonly children: ReactNode;
  /** Keeps the page where it is: for links that open a dialog over it. */
  readonly keepsPlace?: boolean | undefined;
}

/** Looks like a button, and is a link: it can be opened in a new tab and copied. */
export function ButtonLink({ to, children, keepsPlace, ...appearance }: ButtonLinkProps) {
  return (
    <Link className={buttonClass(appearance)} to={to} preventScrollReset={keepsPlace ?? false}>
      <ButtonFace {...appearance}>{children}</ButtonFace>
    </Link>
  );
}

export interface ButtonAnchorProps extends ButtonAppearance {
  /** An address that the server answers: login, download. */
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
