import { useState, type ReactElement } from 'react';
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

/** Shows a logo; without one, initials, or an empty place if it is `small`. */
export function Logo({ name, src, small }: LogoProps) {
  const image = useLogoImage(src);
  return (
    <span
      className={classes(styles.logo, small && styles.small)}
      data-logo={image !== null || undefined}
      aria-hidden="true"
    >
      {image ?? (!small && initials(name))}
    </span>
  );
}

interface LogoImageProps {
  readonly src: string | undefined;
  readonly className: string | undefined;
}

/** Shows a logo as one element, since lists have many; nothing without one. */
export function LogoImage({ src, className }: LogoImageProps) {
  return useLogoImage(src, classes(styles.image, className));
}

/**
 * Returns the picture; null if there is none, if it does not load, or if its host must not learn who looks at it. Screen
 * readers skip it, because the name is beside it.
 */
function useLogoImage(src: string | undefined, className?: string): ReactElement | null {
  const [failed, setFailed] = useState<string>();
  const allowed = useLogoAllowed(src ?? '');
  if (src === undefined || src === '' || failed === src || !allowed) return null;
  return (
    <img
      // If the row shows another service, the old logo must not stay until the new one has loaded.
      key={src}
      className={className}
      src={placedPicture(src)}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={() => setFailed(src)}
    />
  );
}
