import { useState } from 'react';
import { classes } from './classes';
import { initials } from './initials';
import styles from './Logo.module.css';
import { useLogoAllowed } from './logoHosts';

export interface LogoProps {
  readonly name: string;
  readonly src?: string | undefined;
  readonly small?: boolean | undefined;
}

/** Initials where there is no logo, it does not load, or its host may not see who looks at it; the name stands beside it, so it has no text of its own. */
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
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(src)}
        />
      ) : (
        initials(name)
      )}
    </span>
  );
}
