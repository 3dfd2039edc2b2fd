import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { ComparedInstitution } from './contract/institutionComparison';
import { useFormat } from '../../i18n/useFormat';
import { usePerson } from '../../store/person';
import { CheckRow } from '../../ui/fields/CheckRow';
import { differs } from '../../ui/lists/facts';
import { FactsTable } from '../../ui/lists/FactsTable';
import { Section } from '../../ui/page/Section';
import { ComparedServices } from './ComparedServices';
import { comparedRows, isAlike, settings, type Setting } from './comparedRows';
import { institutionFacts } from './institutionFacts';
import { differingIn, withDiffering } from './pairAddress';
import { useDistinctName } from './useDistinctName';
import styles from './Compare.module.css';

/** From this number of services on, equal ones are left out until the person asks for them. */
const many = 25;

interface InstitutionComparisonProps {
  readonly a: ComparedInstitution;
  readonly b: ComparedInstitution;
}

/** Shows what two institutions are, and what they are connected to, side by side. */
export function InstitutionComparison({ a, b }: InstitutionComparisonProps) {
  const { locale } = useIntl();
  const format = useFormat();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const compared = useComparedSettings();
  const rows = useMemo(() => comparedRows(a, b, compared), [a, b, compared]);
  const differing = differingIn(search) ?? rows.length > many;
  const things = [a, b];
  const institutions = useMemo(() => [a.institution, b.institution] as const, [a, b]);
  const nameOf = useDistinctName(institutions);
  const facts = institutionFacts(institutions, format, locale).filter((fact) =>
    differing ? differs(fact, things) : !isSilent(fact.of(a).value, fact.of(b).value),
  );
  const sides = things.map((thing) => {
    const name = nameOf(thing.institution);
    return { key: thing.institution.entityId, head: name, label: name, thing };
  });
  return (
    <>
      <div className={styles.only}>
        <CheckRow
          label={<FormattedMessage id="comparison.onlyDifferences" />}
          value="differing"
          checked={differing}
          onChange={(_value, on) =>
            void navigate(
              { pathname, search: withDiffering(search, on) },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      </div>
      <Section title={<FormattedMessage id="comparison.services" />}>
        <ComparedServices
          all={rows}
          rows={differing ? rows.filter((row) => !isAlike(row)) : rows}
          compared={compared}
          institutions={institutions}
          nameOf={nameOf}
        />
      </Section>
      <Section title={<FormattedMessage id="comparison.institutions" />}>
        {facts.length > 0 ? (
          <FactsTable
            caption={<FormattedMessage id="comparison.institutions" />}
            facts={facts}
            sides={sides}
          />
        ) : (
          <p>
            <FormattedMessage id="comparison.same" />
          </p>
        )}
      </Section>
    </>
  );
}

/** A row without a value on both sides is left out. */
function isSilent(...values: readonly string[]): boolean {
  return values.every((value) => value === '');
}

/** Returns the settings that this installation has. */
function useComparedSettings(): readonly Setting[] {
  const { consentEnabled } = usePerson().installation;
  return useMemo(
    () => settings.filter((setting) => consentEnabled || !setting.startsWith('consent')),
    [consentEnabled],
  );
}
