import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { object, type ObjectSchema } from 'yup';
import { CommentsField } from '../../../dialogs/form/CommentsField';
import { DialogForm } from '../../../dialogs/form/DialogForm';
import { comments } from '../../../dialogs/form/comments';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { Banner } from '../../../ui/notices/Banner';
import { TicketKey } from '../../../ui/texts/TicketKey';
import { ChangedValues } from '../ChangedValues';
import { groupsOf } from '../grouped';
import { obstacleMessages } from '../obstacleMessages';
import { UsersText } from '../UsersText';
import { blankDraft, type ChangeSetDraft } from './changeSet.draft';
import type { changeSetMachine } from './changeSet.machine';
import { readyLines } from './changeSet.setup';
import styles from './ReviewingPanel.module.css';

const changeSetSchema: ObjectSchema<ChangeSetDraft> = object({ comments });

type Props = PanelProps<typeof changeSetMachine>;

/** The set becomes one ticket. */
export function ReviewingPanel(props: Props) {
  return <Reviewing {...props} submit="changeSet.submit" reason="changeSet.submit.reason" />;
}

/** Each change becomes a separate ticket. */
export function ReviewingEachPanel(props: Props) {
  return <Reviewing {...props} submit="changeSet.submitEach" reason="changeSet.submitEach.reason" />;
}

interface Messages {
  /** Ids of messages. */
  readonly submit: string;
  readonly reason: string;
}

/** A tab stop, because in some browsers the keyboard scrolls only the focused element (WCAG 2.1.1). */
const scrolling = { tabIndex: 0, role: 'group' } as const;

/** Shows the changes by service, what they do to users, and which lines stay for what reason. Long lists scroll, so that the comments stay in sight. */
function Reviewing({ actor, submit, reason }: Props & Messages) {
  const { set, draft } = useSelector(actor, ({ context }) => context);
  const ready = readyLines(set);
  const groups = groupsOf(ready);
  const { affected, losing } = set?.users ?? {};
  const titleId = useId();
  const stuck = set?.lines.filter(({ obstacle }) => obstacle) ?? [];
  return (
    <DialogForm
      name="changeSet"
      pristine={blankDraft}
      draft={draft}
      schema={changeSetSchema}
      onSubmit={(sent) => actor.send({ type: 'form.submitted', draft: sent })}
      submit={{
        label: <FormattedMessage id={submit} values={{ count: ready.length }} />,
        reason: <FormattedMessage id={reason} values={{ count: ready.length }} />,
        look: ready.some(({ kind }) => kind === 'disconnect') ? 'danger' : 'primary',
      }}
    >
      <p id={titleId}>
        <FormattedMessage
          id="changeSet.reviewing.text"
          values={{ count: ready.length, services: groups.length }}
        />{' '}
        <UsersText users={{ affected }} />
      </p>
      {losing && (
        <Banner tone="warning">
          <UsersText users={{ losing }} />
        </Banner>
      )}
      {set?.unchecked && (
        <p>
          <FormattedMessage id="changes.unchecked" />
        </p>
      )}
      <div className={styles.list} aria-labelledby={titleId} {...scrolling}>
        <ul>
          {groups.map(({ key, name, lines }) => (
            <li key={key}>
              <b>{name}</b>
              {lines.map((line) => (
                <ChangedValues key={line.id} line={line} levelLabels={{}} />
              ))}
            </li>
          ))}
        </ul>
      </div>
      <CommentsField />
      {stuck.length > 0 && (
        <>
          <h3>
            <FormattedMessage id="changeSet.staying" values={{ count: stuck.length }} />
          </h3>
          <ul className="bullets">
            {stuck.map(({ id, service, serviceName = service, obstacle = 'same', jiraKey }) => (
              <li key={id}>
                <b>{serviceName}</b>{' '}
                <FormattedMessage
                  id={obstacleMessages[obstacle]}
                  values={{ key: <TicketKey>{jiraKey ?? ''}</TicketKey> }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </DialogForm>
  );
}
