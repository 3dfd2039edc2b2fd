import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { WantedChange } from '../../contracts/wire/changeSet';
import { obstacleMessages } from '../../i18n/obstacleWords';
import { linesOf } from '../../machines/gathering/gathering.draft';
import type { gatheringMachine } from '../../machines/gathering/gathering.machine';
import type { ResultTone } from '../../ui/Result';
import { TicketKey } from '../../ui/TicketKey';
import { Notice } from '../frame/Notice';
import type { PanelProps } from '../frame/panels';
import { GatheredFooter } from '../shared/gathering';

/** What a line is about. */
const terms: Readonly<Record<WantedChange['kind'], string>> = {
  connect: 'desk.change.connection',
  disconnect: 'desk.change.connection',
  consent: 'consent.type',
  strongAuthentication: 'strong.level',
  multiFactor: 'multiFactor.level',
};

type Props = PanelProps<typeof gatheringMachine>;

/** All lines are in the set. */
export function GatheredPanel(props: Props) {
  return <Outcome {...props} tone="success" />;
}

/** Some are, and the others are told. */
export function PartlyGatheredPanel(props: Props) {
  return <Outcome {...props} tone="warning" />;
}

/** None is. */
export function NothingGatheredPanel(props: Props) {
  return <Outcome {...props} tone="warning" />;
}

function Outcome({ actor, tone }: Props & { readonly tone: ResultTone }) {
  const { outcome } = useSelector(actor, ({ context }) => context);
  return (
    <Notice tone={tone} footer={<GatheredFooter />} after={<Refused actor={actor} />}>
      <p>
        <FormattedMessage id="gathering.added" values={{ count: outcome?.added ?? 0 }} />
      </p>
    </Notice>
  );
}

/** Each line that was not added, with the reason. */
function Refused({ actor }: Props) {
  const { outcome, services, draft } = useSelector(actor, ({ context }) => context);
  if (!outcome || outcome.refused.length === 0 || !draft) return null;
  const lines = linesOf(services, draft);
  const nameOf = (place: number) => services[Math.floor((place * services.length) / lines.length)]?.name;
  return (
    <>
      <h3>
        <FormattedMessage id="gathering.refused" values={{ count: outcome.refused.length }} />
      </h3>
      <ul className="bullets">
        {outcome.refused.map(({ place, obstacle, jiraKey }) => (
          <li key={place}>
            <b>{nameOf(place)}</b>, <FormattedMessage id={terms[lines[place]?.kind ?? 'connect']} />:{' '}
            <FormattedMessage
              id={obstacleMessages[obstacle]}
              values={{ key: <TicketKey>{jiraKey ?? ''}</TicketKey> }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
