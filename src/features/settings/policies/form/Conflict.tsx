import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type {
  Policy,
  PolicyAttributeOption,
  PolicyContent,
} from '../../../../contracts/domain/policies/policy';
import { Banner } from '../../../../ui/notices/Banner';
import { Button, ButtonGroup } from '../../../../ui/actions/Button';
import { ButtonLink } from '../../../../ui/actions/ButtonLink';
import { usePolicyNames } from '../policyNames';
import type { Enforced } from '../PolicyStatus';
import { Differences } from '../revisions/Differences';
import { differences } from '../revisions/compare';
import { mergePolicies, type PolicyPart } from './merge';

interface ConflictProps {
  /** The state that the editor started from. */
  readonly base: Policy;
  readonly mine: PolicyContent;
  /** Their current state; null if it was deleted. */
  readonly theirs: Policy | null;
  readonly options: readonly PolicyAttributeOption[];
  readonly service: Enforced;
  readonly overview: string;
  /** Called with what is to be saved over theirs, or as a new policy. */
  readonly onSave: (content: PolicyContent) => void;
  readonly onTakeTheirs: () => void;
}

/**
 * Says that another person was first. A part that only one of the two has changed is taken from that person;
 * the person decides here about parts that both have changed. Typed text stays until then.
 */
export function Conflict({ theirs, ...props }: ConflictProps) {
  const { mine, overview, onSave } = props;
  if (theirs) return <Changed {...props} theirs={theirs} />;
  return (
    <ConflictPanel
      text={<FormattedMessage id="policies.conflict.deleted" />}
      actions={
        <>
          <Button look="primary" onClick={() => onSave(mine)}>
            <FormattedMessage id="policies.conflict.saveNew" />
          </Button>
          <ButtonLink to={overview}>
            <FormattedMessage id="policies.back" />
          </ButtonLink>
        </>
      }
    />
  );
}

function Changed(props: ConflictProps & { readonly theirs: Policy }) {
  const { base, mine, theirs, options, service, onSave, onTakeTheirs } = props;
  const names = usePolicyNames();
  const { content, adopted, clashes } = mergePolicies(base, mine, theirs);
  const listed = (before: Policy, after: Policy, wanted: readonly PolicyPart[]) => (
    <Differences
      list={differences(before, after, names).filter(({ property }) => wanted.includes(property))}
      options={options}
      service={service}
      onlyChanges
    />
  );
  const isClash = clashes.length > 0;
  return (
    <ConflictPanel
      text={
        <FormattedMessage
          id={isClash ? 'policies.conflict.clash' : 'policies.conflict.fits'}
          values={{ author: theirs.author || '?' }}
        />
      }
      actions={
        <>
          <Button look="primary" onClick={() => onSave(content)}>
            <FormattedMessage id={isClash ? 'policies.conflict.mine' : 'policies.conflict.both'} />
          </Button>
          <Button onClick={onTakeTheirs}>
            <FormattedMessage id="policies.conflict.theirs" />
          </Button>
        </>
      }
    >
      {isClash && listed(theirs, { ...theirs, ...content }, clashes)}
      {adopted.length > 0 && (
        <>
          <p>
            <FormattedMessage id="policies.conflict.kept" />
          </p>
          {listed(base, theirs, adopted)}
        </>
      )}
    </ConflictPanel>
  );
}

interface ConflictPanelProps {
  readonly text: ReactNode;
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

function ConflictPanel({ text, actions, children }: ConflictPanelProps) {
  return (
    <Banner tone="warning" live action={<ButtonGroup>{actions}</ButtonGroup>}>
      <p>{text}</p>
      {children}
    </Banner>
  );
}
