import type { ReactNode } from 'react';
import styles from './Steps.module.css';

export interface StepContent {
  readonly key: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
}

/** The steps that apply here, numbered without gaps (REQUIREMENTS 139). */
export function Steps({ steps }: { readonly steps: readonly StepContent[] }) {
  return (
    <div className={styles.steps}>
      {steps.map(({ key, title, content }, index) => (
        <section key={key} className={styles.step} aria-labelledby={`step-${key}`}>
          <h3 id={`step-${key}`}>
            {index + 1}. {title}
          </h3>
          {content}
        </section>
      ))}
    </div>
  );
}
