import styles from './Wordmark.module.css';

/** Two halves about to meet: the institution and the service. */
export function Wordmark() {
  return (
    <>
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
      IdP Dashboard
    </>
  );
}
