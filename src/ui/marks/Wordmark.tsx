import { useProduct } from '../../i18n/product';
import type { Theme } from '../theme';
import { placed } from '../../lib/basePath';
import styles from './Wordmark.module.css';

/** Media queries for a dark background: without a chosen theme, the system decides. */
const onDark: Readonly<Record<Theme, string>> = {
  system: '(prefers-color-scheme: dark)',
  dark: 'all',
  light: 'not all',
};

/** Shows the logo of this installation, or our own mark, and the name. */
export function Wordmark({ theme }: { readonly theme: Theme }) {
  const { name, logo } = useProduct();
  if (!logo) {
    return (
      <>
        <OwnMark />
        {name}
      </>
    );
  }
  const { src, dark, ...size } = logo;
  return (
    <>
      <picture className={styles.picture}>
        {dark && <source media={onDark[theme]} srcSet={placed(dark)} />}
        <img className={styles.logo} src={placed(src)} alt="" {...size} />
      </picture>
      {name}
    </>
  );
}

/** Draws two halves about to meet: the institution and the service. */
function OwnMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path d="M14 5.5a10.5 10.5 0 0 0 0 21Z" fill="currentColor" />
      <path
        d="M18.9 6.9a9.3 9.3 0 0 1 0 18.2Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.8"
        strokeLinejoin="round"
      />
      <path d="M1.5 16h4M26.5 16h4" stroke="currentColor" strokeWidth="2.8" />
    </svg>
  );
}
