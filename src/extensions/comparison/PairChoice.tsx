import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { failureIn } from '../../api/failureIn';
import { useGetIdentitiesQuery } from '../../api/identities.api';
import { useFormat } from '../../i18n/useFormat';
import { usePerson } from '../../store/person';
import { Combobox } from '../../ui/fields/Combobox';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { PickOne } from '../../ui/fields/PickOne';
import { withSide, type Pair, type SideName } from './pairAddress';
import { useDistinctName } from './useDistinctName';
import styles from './Compare.module.css';

const sides: readonly (readonly [SideName, SideName, string])[] = [
  ['a', 'b', 'comparison.first'],
  ['b', 'a', 'comparison.second'],
];

/** Chooses the two institutions: of one's own, or, as a super user, of all. */
export function PairChoice({ pair }: { readonly pair: Pair }) {
  const intl = useIntl();
  const { compare } = useFormat();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const { roles, institutions: own } = usePerson();
  const every = useGetIdentitiesQuery(undefined, { skip: !roles.superUser });
  const institutions = every.data?.institutions ?? own;
  const nameOf = useDistinctName(institutions);
  const options = institutions
    .map((one) => ({ value: one.entityId, label: nameOf(one), note: one.entityId }))
    .toSorted((one, other) => compare(one.label, other.label));
  // Many are coming, so that the field is one to type into from the start.
  const Pick = roles.superUser ? Combobox : PickOne;
  return (
    <>
      {every.error && (
        <LoadFailed
          failure={failureIn(every.error)}
          title={<FormattedMessage id="comparison.failed" />}
          stale
          onRetry={every.refetch}
          retrying={every.isFetching}
        />
      )}
      <div className={styles.choice}>
        {sides.map(([side, other, label]) => (
          <Pick
            key={side}
            label={intl.formatMessage({ id: label })}
            placeholder={intl.formatMessage({ id: 'comparison.pick' })}
            options={options.filter(({ value }) => value !== pair[other])}
            value={options.find(({ value }) => value === pair[side])?.value ?? ''}
            onChange={(entityId) =>
              void navigate(
                { pathname, search: withSide(search, side, entityId) },
                { replace: true, preventScrollReset: true },
              )
            }
          />
        ))}
      </div>
    </>
  );
}
