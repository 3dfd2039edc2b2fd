import { FormattedMessage } from 'react-intl';
import type { Policy, PolicyAttributeOption, PolicyContent } from '../../../../contracts/domain/policy';
import { Banner } from '../../../../ui/Banner';
import { Button, ButtonGroup } from '../../../../ui/Button';
import { ButtonLink } from '../../../../ui/ButtonLink';
import { Differences } from '../revisions/Differences';
import { differences } from '../revisions/compare';

export interface ConflictProps {
  readonly mine: PolicyContent;
  /** What stands there now; null: it was deleted. */
  readonly theirs: Policy | null;
  readonly options: readonly PolicyAttributeOption[];
  readonly overview: string;
  readonly onOverwrite: () => void;
  readonly onTakeTheirs: () => void;
}

/** Somebody else was first: theirs and mine side by side, and both ways on; what was typed stays until one is chosen. */
export function Conflict({ mine, theirs, options, overview, onOverwrite, onTakeTheirs }: ConflictProps) {
  if (!theirs) {
    return (
      <Banner
        tone="warning"
        live
        action={
          <ButtonGroup>
            <Button look="primary" onClick={onOverwrite}>
              <FormattedMessage id="policies.conflict.saveNew" />
            </Button>
            <ButtonLink to={overview}>
              <FormattedMessage id="policies.back" />
            </ButtonLink>
          </ButtonGroup>
        }
      >
        <p>
          <FormattedMessage id="policies.conflict.deleted" />
        </p>
      </Banner>
    );
  }
  return (
    <Banner
      tone="warning"
      live
      action={
        <ButtonGroup>
          <Button look="primary" onClick={onOverwrite}>
            <FormattedMessage id="policies.conflict.mine" />
          </Button>
          <Button onClick={onTakeTheirs}>
            <FormattedMessage id="policies.conflict.theirs" />
          </Button>
        </ButtonGroup>
      }
    >
      <p>
        <FormattedMessage id="policies.conflict.changed" values={{ author: theirs.author }} />
      </p>
      <Differences list={differences(theirs, { ...theirs, ...mine })} options={options} onlyChanges />
    </Banner>
  );
}
