import { Suspense, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Banner } from '../../ui/notices/Banner';
import { Disclosure } from '../../ui/page/Disclosure';
import { Section } from '../../ui/page/Section';
import { Skeleton } from '../../ui/page/Skeleton';
import type { Chart } from '../chart/chart';
import { chartCalled } from '../charts';
import { MachineName } from '../MachineName';
import { Outline } from '../outline/Outline';
import { ChartPicture } from '../picture/ChartPicture';
import type { Visualiser } from '../useVisualiser';
import { marksOf } from './actors';
import { Json } from './Json';
import type { ActorNow } from './situation';

interface ActorViewProps {
  readonly actor: ActorNow | undefined;
  /** Chart of the chosen machine, of which no actor need have run. */
  readonly chart: Chart | undefined;
  readonly visualiser: Visualiser;
}

/** Shows an actor: picture and outline with its present state and the transitions it has taken, and its masked context. */
export function ActorView({ actor, chart: chosen, visualiser: { shown, send } }: ActorViewProps) {
  const intl = useIntl();
  const chart = chosen ?? (actor && chartCalled(actor.machine));
  const marks = useMemo(() => (actor && chart ? marksOf(actor, chart) : undefined), [actor, chart]);
  if (!chart) {
    return (
      <Banner tone="warning">
        <p>
          <FormattedMessage id="qa.live.unknownMachine" values={{ machine: actor?.machine ?? '' }} />
        </p>
      </Banner>
    );
  }
  const view = {
    chart,
    marks,
    selected: shown.selected,
    onSelect: (selected: string) => send({ type: 'place.selected', selected }),
    onOpen: (machine: string) => send({ type: 'machine.selected', machine }),
  };
  return (
    <Section
      title={<MachineName id={chart.id} />}
      note={
        actor ? (
          <FormattedMessage
            id={actor.running ? 'qa.live.at' : 'qa.live.endedAt'}
            values={{ state: <code>{actor.state}</code> }}
          />
        ) : (
          <FormattedMessage id="qa.live.noActor" />
        )
      }
    >
      <Suspense fallback={<Skeleton rows={6} shape="text" />}>
        <ChartPicture {...view} />
        <Disclosure label={<FormattedMessage id="qa.outline.searchable" />}>
          <Outline {...view} />
        </Disclosure>
      </Suspense>
      {actor && (
        <Disclosure label={<FormattedMessage id="qa.live.context" />}>
          <Json value={actor.context} label={intl.formatMessage({ id: 'qa.live.context' })} />
        </Disclosure>
      )}
    </Section>
  );
}
