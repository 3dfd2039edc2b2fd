import { Suspense, useCallback, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCountAwaitingQuery } from '../../../api/tickets.api';
import { offersTickets } from '../../../contracts/domain/person/rights';
import type { TodoSectionProps } from '../../../extending/extension';
import { useTodo, useTodoCount } from '../../../extending/extensions';
import '../../../i18n/texts/ticket';
import '../../../i18n/texts/tickets';
import '../../../i18n/texts/todo';
import { usePerson } from '../../../store/person';
import { ButtonLink } from '../../../ui/actions/ButtonLink';
import { Empty } from '../../../ui/notices/Empty';
import { Page } from '../../../ui/page/Page';
import { Skeleton } from '../../../ui/page/Skeleton';
import { DraftsTodo } from './DraftsTodo';
import { InvitationsTodo } from './InvitationsTodo';

interface Section {
  readonly key: string;
  readonly Section: ComponentType<TodoSectionProps>;
}

const invitations: Section = { key: 'invitations', Section: InvitationsTodo };
const drafts: Section = { key: 'drafts', Section: DraftsTodo };

/** Shows the page `/todo`: what waits for the person or their institution. */
export function TodoPage() {
  const intl = useIntl();
  const offered = offersTickets(usePerson());
  const { data: awaiting = 0 } = useCountAwaitingQuery(undefined, { skip: !offered });
  const waiting = useTodoCount() + (offered ? awaiting : 0);
  const entries = useTodo();
  const sections: readonly Section[] = [
    ...(offered ? [invitations] : []),
    ...entries.map(({ kind, Section }) => ({ key: kind, Section })),
    drafts,
  ];
  const [rows, setRows] = useState<Readonly<Record<string, number>>>({});
  const tell = useCallback(
    (key: string, count: number) => setRows((known) => ({ ...known, [key]: count })),
    [],
  );
  // A section is shown after all before it, so that nothing moves what is already there.
  const unknown = sections.findIndex(({ key }) => rows[key] === undefined);
  const isEmpty = sections.every(({ key }) => rows[key] === 0);
  return (
    <Page
      title={intl.formatMessage({ id: 'nav.todo' })}
      beside={
        <span role="status">
          {waiting > 0 && <FormattedMessage id="todo.waiting" values={{ count: waiting }} />}
        </span>
      }
      actions={entries.map(
        ({ page }) =>
          page && (
            <ButtonLink key={page.to} small to={page.to}>
              <FormattedMessage id={page.messageId} />
            </ButtonLink>
          ),
      )}
    >
      {sections.map(({ key, Section }, index) => (
        <div key={key} hidden={unknown >= 0 && index >= unknown}>
          <Suspense>
            <Told name={key} Section={Section} tell={tell} />
          </Suspense>
        </div>
      ))}
      {unknown >= 0 && <Skeleton rows={4} shape="text" />}
      {isEmpty && (
        <Empty title={<FormattedMessage id="todo.nothing" />}>
          <p>
            <FormattedMessage id="todo.nothing.text" />
          </p>
          <ButtonLink to="/">
            <FormattedMessage id="todo.toServices" />
          </ButtonLink>
        </Empty>
      )}
    </Page>
  );
}

interface ToldProps extends Pick<Section, 'Section'> {
  readonly name: string;
  readonly tell: (name: string, rows: number) => void;
}

function Told({ name, Section, tell }: ToldProps) {
  return <Section onKnown={useCallback((rows: number) => tell(name, rows), [name, tell])} />;
}
