import { FormattedMessage, useIntl } from 'react-intl';
import { Checklist, type CheckKind } from '../../../ui/fields/Checklist';
import { NewTabLink } from '../../../ui/actions/NewTabLink';
import { RuleAction } from './RuleAction';
import type { Judged } from './scorecard';
import type { Verdict } from './scorecard.types';
import { TermTip } from '../../../ui/overlays/TermTip';

const kinds = { met: 'ok', notMet: 'gap', unknown: 'fact' } as const satisfies Record<
  Verdict['kind'],
  CheckKind
>;

export interface RuleListProps {
  readonly judged: readonly Judged[];
}

export function RuleList({ judged }: RuleListProps) {
  return (
    <Checklist
      checks={judged.map(({ rule, verdict }) => ({
        key: rule.id,
        kind: kinds[verdict.kind],
        title: (
          <>
            <FormattedMessage id={rule.title} /> {rule.term && <TermTip term={rule.term} />}
          </>
        ),
        text: (
          <>
            <VerdictText verdict={verdict} />{' '}
            <FormattedMessage
              id="institution.rule.source"
              values={{ source: <NewTabLink href={rule.source.href}>{rule.source.name}</NewTabLink> }}
            />
          </>
        ),
        link: <RuleAction rule={rule} verdict={verdict} />,
      }))}
    />
  );
}

function VerdictText({ verdict }: { readonly verdict: Verdict }) {
  const intl = useIntl();
  switch (verdict.kind) {
    case 'met':
      return null;
    case 'unknown':
      return <FormattedMessage id={verdict.why} />;
    case 'notMet': {
      const names = new Intl.DisplayNames(intl.locale, { type: 'language', fallback: 'code' });
      const missing = (verdict.missing ?? []).map(
        ({ text, language }) => `${intl.formatMessage({ id: text })} (${nameIn(names, language)})`,
      );
      return <FormattedMessage id={verdict.remedy} values={{ missing: intl.formatList(missing) }} />;
    }
  }
}

/** Returns the name of a language. Metadata may have anything in the place of its code. */
function nameIn(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
