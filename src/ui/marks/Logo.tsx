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
 * Shows a logo. If there is none, if it does not load, or if its host must not learn who looks at it, shows
 * initials instead; in a list (`small`) an empty place. Screen readers skip it, because the name is beside
 * it.
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
          // If the row shows another service, the old logo must not stay until the new one has loaded.
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
