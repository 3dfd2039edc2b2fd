import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router';
import { useGetComparedInstitutionQuery } from './comparison.api';
import { failureIn } from '../../api/failureIn';
import type { Person } from '../../contracts/domain/person/person';
import '../../i18n/texts/comparison';
import '../../i18n/texts/institution';
import { useName } from '../../i18n/useName';
import { InstitutionHead } from '../../features/institution/InstitutionHead';
import { usePerson } from '../../store/person';
import { Empty } from '../../ui/notices/Empty';
import { LoadFailed } from '../../ui/notices/LoadFailed';
import { Page } from '../../ui/page/Page';
import { Skeleton } from '../../ui/page/Skeleton';
import { InstitutionComparison } from './InstitutionComparison';
import { PairChoice } from './PairChoice';
import { pairIn, withPair, type Pair } from './pairAddress';

const fresh = { refetchOnMountOrArgChange: true } as const;

/** Shows the page `/my-idp/compare?a=…&b=…`: two institutions side by side, and what they are connected to (REQUIREMENTS 474). */
export function CompareInstitutionsPage() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const requested = pairIn(search);
  const pair = filled(requested, usePerson());
  if (pair.a !== requested.a || pair.b !== requested.b)
    return <Navigate replace to={{ pathname, search: withPair(search, pair) }} />;
  return (
    <Page
      compact
      above={<InstitutionHead />}
      title={intl.formatMessage({ id: 'comparison.title' })}
      lede={<FormattedMessage id="comparison.lede" />}
    >
      <PairChoice pair={pair} />
      {pair.a && pair.b ? (
        <Compared key={`${pair.a} ${pair.b}`} a={pair.a} b={pair.b} />
      ) : (
        <Empty title={<FormattedMessage id="comparison.choose" />}>
          <FormattedMessage id="comparison.choose.text" />
        </Empty>
      )}
    </Page>
  );
}

/** Fills in the institution that the person acts for, and the other one if there are only two. */
function filled({ a, b }: Pair, { institution, institutions }: Person): Pair {
  const first = a ?? (institution?.entityId === b ? undefined : institution?.entityId);
  const others = institutions.filter(({ entityId }) => entityId !== first);
  const second = b ?? (institutions.length === 2 && others.length === 1 ? others[0]?.entityId : undefined);
  return { ...(first && { a: first }), ...(second && { b: second }) };
}

function Compared({ a, b }: Required<Pair>) {
  const answers = [
    useGetComparedInstitutionQuery(a, fresh),
    useGetComparedInstitutionQuery(b, fresh),
  ] as const;
  const [first, second] = answers.map(({ data }) => data);
  const nameOf = useName();
  const { institutions } = usePerson();
  const called = (entityId: string) => {
    const known = institutions.find((one) => one.entityId === entityId);
    return known ? nameOf(known) : entityId;
  };
  const isFailed = answers.some(({ error }) => error);
  return (
    <>
      {answers.map(
        ({ error, refetch, isFetching }, at) =>
          error && (
            <LoadFailed
              key={at}
              failure={failureIn(error)}
              title={
                <FormattedMessage
                  id="comparison.failed.one"
                  values={{ institution: called([a, b][at] ?? '') }}
                />
              }
              stale={first !== undefined && second !== undefined}
              onRetry={refetch}
              retrying={isFetching}
            />
          ),
      )}
      {first && second ? (
        <InstitutionComparison a={first} b={second} />
      ) : (
        !isFailed && <Skeleton rows={10} shape="text" tall />
      )}
    </>
  );
}
