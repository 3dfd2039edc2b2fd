import styles from './AddressList.module.css';
import { CopyButton } from './CopyButton';
import { KeyValue } from './KeyValue';

export interface AddressItem {
  readonly key: string;
  readonly name: string;
  readonly address: string;
  /** Name of the button that copies the address. */
  readonly copy: string;
}

/** Lists addresses that somebody will type into another program, each with a button that copies it. */
export function AddressList({ items }: { readonly items: readonly AddressItem[] }) {
  return (
    <KeyValue
      items={items.map(({ key, name, address, copy }) => ({
        key,
        term: name,
        value: (
          <>
            <code className={styles.address}>{address}</code> <CopyButton value={address} label={copy} />
          </>
        ),
      }))}
    />
  );
}
