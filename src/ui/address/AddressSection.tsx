import type { ReactNode } from 'react';
import type { Failure } from '../../i18n/readFailureMessage';
import { CopyButton } from '../actions/CopyButton';
import { KeyValue } from '../lists/KeyValue';
import { LoadFailed } from '../notices/LoadFailed';
import { Section } from '../page/Section';
import styles from './AddressSection.module.css';

export interface NamedAddress {
  readonly key: string;
  readonly name: string;
  readonly address: string;
  /** Name of the button that copies the address. */
  readonly copy: string;
}

export interface AddressSectionProps {
  readonly title: ReactNode;
  readonly tip?: ReactNode;
  readonly note: ReactNode;
  readonly addresses: readonly NamedAddress[];
  /** Why they could not be had. */
  readonly failure: Failure | undefined;
  /** Says that they could not. */
  readonly failed: ReactNode;
  readonly onRetry: () => unknown;
  readonly retrying: boolean;
}

/**
 * Lists addresses to type into another program, each with a button that copies it; shows nothing if there are
 * none.
 */
export function AddressSection(props: AddressSectionProps) {
  const { title, tip, note, addresses, failure, failed, onRetry, retrying } = props;
  if (!failure && addresses.length === 0) return null;
  return (
    <Section title={title} tip={tip}>
      {failure ? (
        <LoadFailed failure={failure} title={failed} onRetry={onRetry} retrying={retrying} />
      ) : (
        <>
          <p className={styles.note}>{note}</p>
          <KeyValue
            items={addresses.map(({ key, name, address, copy }) => ({
              key,
              term: name,
              value: (
                <>
                  <code className={styles.address}>{address}</code>{' '}
                  <CopyButton value={address} label={copy} />
                </>
              ),
            }))}
          />
        </>
      )}
    </Section>
  );
}
