import { useState } from 'react';
import { classes } from '../classes';
import { initials } from './initials';
import { useLogoAllowed } from './logoHosts';
import { placedPicture } from '../../lib/links';
import styles from './Logo.module.css';

export interface LogoProps {
  readonly name: string;
  readonly src?: string | undefined;
  readonly small?: boolean | undefined;
}

/**
 * Shows a logo. Where there is none, where it does not load, or where its host may not learn who looks at it, shows
 * initials instead; in a list (`small`) an empty place. Screen readers skip it, because the name stands beside it.
 */
export function Logo({ name, src, small }: LogoProps) {
  const [failed, setFailed] = useState<string>();
  const allowed = useLogoAllowed(src ?? '');
  const shown = src !== undefined && src !== '' && failed !== src && allowed;
  return (
    <span
      className={classes(styles.logo, small && styles.small)}
      data-logo={shown || undefined}
      aria-hidden="true"
    >
      {shown ? (
        <img
          // A row may come to show another service: its logo must not stand there until the next one is loaded.
          key={src}
          src={placedPicture(src)}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      ) : (
        !small && initials(name)
      )}
    </span>
  );
}
