import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { lazyPart } from '../../extending/extension';
import { useLinks } from '../../extending/extensions';
import { FederatedText } from '../../i18n/FederatedText';
import { useNameOf } from '../../i18n/useName';
import { whenIdle } from '../../lib/whenIdle';
import { usePerson } from '../../store/person';
import { Count } from '../../ui/lists/Count';
import { Logo } from '../../ui/marks/Logo';
import { Tabs } from '../../ui/page/Tabs';
import styles from './InstitutionHead.module.css';

/** The rules are the larger part, and most of these pages do not need them otherwise. */
const Met = lazyPart(async () => (await import('./scorecard/Met')).Met);

interface InstitutionHeadProps {
  /** The heading of the page that is titled by the institution; others have their own below. */
  readonly children?: ReactNode;
}

/** The numbers of the tabs, so that the next page has them at once. */
let latest: Readonly<Record<string, number>> = {};

/** Shows the name of the institution, and the pages about it as tabs. */
export function InstitutionHead({ children }: InstitutionHeadProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { institution, roles } = usePerson();
  const name = useNameOf(institution) ?? '';
  const [counts, setCounts] = useState(latest);
  // The page itself loads first.
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const links = useLinks('institutionTabs');
  if (!institution) return children;
  const tabs = [
    { to: '/my-idp', messageId: 'nav.data', note: undefined },
    {
      to: '/my-idp/scorecard',
      messageId: 'nav.scorecard',
      note: (
        <span className={styles.score}>
          <Suspense>
            <Met />
          </Suspense>
        </span>
      ),
    },
    ...links.map(({ to, messageId, Count: Counted }) => ({
      to,
      messageId,
      note: Counted && counts[to] !== 0 && (
        <span className={styles.room}>
          {counts[to] !== undefined && <Count value={counts[to]} action={roles.admin} />}
        </span>
      ),
    })),
  ];
  const current = tabs.findLast(({ to }) => `${pathname}/`.startsWith(`${to}/`))?.to;
  return (
    <div className={styles.head}>
      <Logo name={name} src={institution.logoUrl} small />
      {children ?? (
        <p className={styles.name} dir="auto">
          <FederatedText texts={institution.names} fallback={institution.name} />
        </p>
      )}
      <Tabs
        label={intl.formatMessage({ id: 'nav.institution' })}
        tabs={tabs.map(({ to, messageId, note }) => ({
          key: to,
          to,
          label: <FormattedMessage id={messageId} />,
          current: to === current,
          note,
        }))}
      />
      {idle &&
        links.map(
          ({ to, Count: Counted }) =>
            Counted && (
              <Suspense key={to}>
                <Counted
                  onCount={(count) => {
                    latest = { ...latest, [to]: count };
                    setCounts(latest);
                  }}
                />
              </Suspense>
            ),
        )}
    </div>
  );
}
