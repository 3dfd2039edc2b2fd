import { FormattedMessage } from 'react-intl';
import type { Step } from '../../machines/visualiser/visualiser.types';
import { Disclosure } from '../../ui/page/Disclosure';
import { Json } from './Json';

/** Shows the payload of a step, where the tester has typed one. */
export function StepPayload({ step }: { readonly step: Step | undefined }) {
  const value = step && carriedBy(step);
  if (value === undefined) return null;
  return (
    <Disclosure label={<FormattedMessage id="qa.journal.carried" />}>
      <Json value={value} />
    </Disclosure>
  );
}

function carriedBy(step: Step): unknown {
  if ('output' in step) return step.output;
  if ('failure' in step) return step.failure;
  if (!('event' in step)) return undefined;
  const { type: _type, ...members } = step.event;
  return Object.keys(members).length > 0 ? members : undefined;
}
