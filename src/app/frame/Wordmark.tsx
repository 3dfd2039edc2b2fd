import { useProduct } from '../../i18n/product';
import styles from './Wordmark.module.css';

/** The logo of this installation, or our own mark, and the name. */
export function Wordmark() {
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
      <img className={styles.logo} data-on={dark && 'light'} src={src} alt="" {...size} />
      {dark && <img className={styles.logo} data-on="dark" src={dark} alt="" {...size} />}
      {name}
    </>
  );
}

/** Two halves about to meet: the institution and the service. */
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
