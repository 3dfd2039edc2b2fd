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

/** The same for an address that the server answers (login, download). */
export function ButtonAnchor({
  href,
  children,
  ...appearance
}: ButtonAppearance & { href: string; children: ReactNode }) {
  return (
    <a className={buttonClass(appearance)} href={href}>
      <ButtonFace {...appearance}>{children}</ButtonFace>
    </a>
  );
}
