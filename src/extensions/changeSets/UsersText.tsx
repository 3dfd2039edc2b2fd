import { FormattedMessage } from 'react-intl';
import type { UsersOfSet } from './users';

/** Says how many users the changes affect, and how many lose access, as far as that is known. */
export function UsersText({ users: { affected, losing } = {} }: { readonly users: UsersOfSet | undefined }) {
  return (
    <>
      {affected && (
        <FormattedMessage id="changes.affected" values={{ ...affected, atMost: `${affected.atMost}` }} />
      )}
      {losing && (
        <>
          {' '}
          <b>
            <FormattedMessage id="changes.losing" values={{ ...losing, atMost: `${losing.atMost}` }} />
          </b>
        </>
      )}
    </>
  );
}
