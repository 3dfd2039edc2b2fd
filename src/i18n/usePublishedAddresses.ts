import { useIntl } from 'react-intl';
import type { PublishedAddress } from '../contracts/wire/publishing';
import './texts/publishing';

const names: Readonly<Record<PublishedAddress['kind'], string>> = {
  feed: 'publishing.feed',
  query: 'publishing.query',
  certificates: 'publishing.certificates',
};

/** Names the addresses at which metadata goes out, and the buttons that copy them. */
export function usePublishedAddresses(addresses: readonly PublishedAddress[]) {
  const intl = useIntl();
  return addresses.map(({ kind, address }) => {
    const name = intl.formatMessage({ id: names[kind] });
    return { key: kind, name, address, copy: intl.formatMessage({ id: 'publishing.copy' }, { name }) };
  });
}
