import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { object, type ObjectSchema } from 'yup';
import { CommentsField } from '../../../dialogs/form/CommentsField';
import { DialogForm } from '../../../dialogs/form/DialogForm';
import { comments } from '../../../dialogs/form/comments';
import type { PanelProps } from '../../../dialogs/frame/panels';
import { changeLines } from '../../../i18n/changedFields';
import { BeforeAfter } from '../../../ui/lists/BeforeAfter';
import { TicketKey } from '../../../ui/texts/TicketKey';
import { obstacleMessages } from '../obstacleMessages';
import { blankDraft, type ChangeSetDraft } from './changeSet.draft';
import type { changeSetMachine } from './changeSet.machine';
import { readyLines } from './changeSet.setup';

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

/** Shows the current and the requested setting for each service, and which lines stay for what reason. */
function Reviewing({ actor, submit, reason }: Props & Messages) {
  const { set, draft } = useSelector(actor, ({ context }) => context);
  const ready = readyLines(set);
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
      }}
    >
      <p>
        <FormattedMessage
          id="changeSet.reviewing.text"
          values={{ count: ready.length, services: new Set(ready.map(({ service }) => service)).size }}
        />
      </p>
      {set?.unchecked && (
        <p>
          <FormattedMessage id="changes.unchecked" />
        </p>
      )}
      <BeforeAfter
        caption={<FormattedMessage id="changeSet.reviewing.title" />}
        rows={changeLines(ready, { levelLabels: {} })}
      />
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
      <CommentsField />
    </DialogForm>
  );
}
