import { Suspense, useState, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { offersTickets } from '../../../contracts/domain/person/rights';
import type { TodoSectionProps } from '../../../extending/extension';
import { useExtensions, useTodo } from '../../../extending/extensions';
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

interface Known {
  readonly rows: number;
  readonly waiting: number;
}

const invitations: Section = { key: 'invitations', Section: InvitationsTodo };
const drafts: Section = { key: 'drafts', Section: DraftsTodo };

/** Shows the page `/todo`: what waits for the person or their institution. */
export function TodoPage() {
  const intl = useIntl();
  const person = usePerson();
  const offered = offersTickets(person);
  const entries = useTodo();
  const pages = useExtensions()
    .flatMap(({ pages: all = [] }) => all)
    .flatMap(({ path, name, within, mayOpen }) =>
      name && within === '/todo' && mayOpen(person) ? [{ path, name }] : [],
    );
  const sections: readonly Section[] = [
    ...(offered ? [invitations] : []),
    ...entries.map(({ kind, Section }) => ({ key: kind, Section })),
    drafts,
  ];
  const [known, setKnown] = useState<Readonly<Record<string, Known>>>({});
  const waiting = Object.values(known).reduce((sum, one) => sum + one.waiting, 0);
  // A section is shown after all before it, so that nothing moves what is already there.
  const unknown = sections.findIndex(({ key }) => known[key] === undefined);
  const isEmpty = sections.every(({ key }) => known[key]?.rows === 0);
  return (
    <Page
      title={intl.formatMessage({ id: 'nav.todo' })}
      beside={
        <span role="status">
          {waiting > 0 && <FormattedMessage id="todo.waiting" values={{ count: waiting }} />}
        </span>
      }
      actions={pages.map(({ path, name }) => (
        <ButtonLink key={path} small to={path}>
          <FormattedMessage id={name} />
        </ButtonLink>
      ))}
    >
      {sections.map(({ key, Section }, index) => (
        <div key={key} hidden={unknown >= 0 && index >= unknown}>
          <Suspense>
            <Section
              onKnown={(rows, count) => setKnown((all) => ({ ...all, [key]: { rows, waiting: count } }))}
            />
          </Suspense>
        </div>
      ))}
      {unknown >= 0 && <Skeleton key={unknown} rows={4} shape="text" />}
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
