import { FormattedMessage } from 'react-intl';
import { Checklist, type CheckKind } from '../../../ui/fields/Checklist';
import { NewTabLink } from '../../../ui/actions/NewTabLink';
import { RuleAction } from './RuleAction';
import type { Judged } from './scorecard';
import type { Verdict } from './scorecard.types';
import { useMissing } from './useMissing';
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
  const missingOf = useMissing();
  switch (verdict.kind) {
    case 'met':
      return null;
    case 'unknown':
      return <FormattedMessage id={verdict.why} />;
    case 'notMet':
      return <FormattedMessage id={verdict.remedy} values={{ missing: missingOf(verdict.missing ?? []) }} />;
  }
}
