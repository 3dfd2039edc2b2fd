import { FormattedMessage } from 'react-intl';
import './changes.texts';
import type { RefusedLine } from './contract/changeSet';
import type { WantedChange } from './contract/changeSet.wire';
import { subjects } from './grouped';
import { obstacleMessages } from './obstacleMessages';
import type { ResultTone } from '../../ui/notices/Result';
import { TicketKey } from '../../ui/texts/TicketKey';
import { Notice } from '../../dialogs/frame/Notice';
import { GatheredFooter } from './setAside/panels';

interface GatheredNoticeProps {
  readonly tone: ResultTone;
  readonly added: number;
  readonly refused: readonly RefusedLine[];
  /** Returns the name of a line, by its place, shown beside the reason. */
  readonly lineAt: (index: number) => { readonly name?: string; readonly kind?: WantedChange['kind'] };
}

/** Says how many lines were added to the set, and lists each of the others with its reason. */
export function GatheredNotice({ tone, added, refused, lineAt }: GatheredNoticeProps) {
  const same = refused.filter(({ obstacle }) => obstacle === 'same').length;
  return (
    <Notice
      tone={tone}
      footer={<GatheredFooter />}
      after={refused.length > 0 && <Refused {...{ refused, lineAt }} />}
    >
      <p>
        <FormattedMessage id="gathering.added" values={{ count: added, same }} />
      </p>
    </Notice>
  );
}

function Refused({ refused, lineAt }: Pick<GatheredNoticeProps, 'refused' | 'lineAt'>) {
  return (
    <>
      <h3>
        <FormattedMessage id="gathering.refused" values={{ count: refused.length }} />
      </h3>
      <ul className="bullets">
        {refused.map(({ place, obstacle, jiraKey }) => {
          const { name, kind = 'connect' } = lineAt(place);
          return (
            <li key={place}>
              <b>{name}</b>, <FormattedMessage id={subjects[kind]} />:{' '}
              <FormattedMessage
                id={obstacleMessages[obstacle]}
                values={{ key: <TicketKey>{jiraKey ?? ''}</TicketKey> }}
              />
            </li>
          );
        })}
      </ul>
    </>
  );
}
