import { useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IdentityChoices } from '../../api/mappers/identities';
import { useLanguage } from '../../i18n/LanguageProvider';
import { useFormat } from '../../i18n/useFormat';
import { Button } from '../../ui/actions/Button';
import { Empty } from '../../ui/notices/Empty';
import { SearchField } from '../../ui/fields/SearchField';
import { findInstitutions, listInstitutions } from './findInstitutions';
import { IdentityTable } from './IdentityTable';
import type { Identity } from './identity';
import styles from './Identities.module.css';

/** Acts as the identity. On success it leaves the page and resolves to true. */
export type ActAs = (identity: Identity) => Promise<boolean>;

export interface IdentityListProps {
  readonly choices: IdentityChoices;
  readonly onActAs: ActAs;
}

export function IdentityList({ choices, onActAs }: IdentityListProps) {
  const intl = useIntl();
  const { language } = useLanguage();
  const { compare } = useFormat();
  const countId = useId();
  const search = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const question = useDeferredValue(text);
  const [taken, setTaken] = useState<Identity | undefined>();

  const list = useMemo(
    () => listInstitutions(choices.institutions, language, compare),
    [choices, language, compare],
  );
  const found = useMemo(() => findInstitutions(list, question), [list, question]);

  const actAs = useCallback(
    async (identity: Identity) => {
      if (taken) return;
      setTaken(identity);
      if (!(await onActAs(identity))) setTaken(undefined);
    },
    [taken, onActAs],
  );

  function clear() {
    setText('');
    // Clearing the search removes its button, so that the focus goes to the field.
    search.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <div className={styles.search} ref={search}>
        <SearchField
          label={intl.formatMessage({ id: 'identities.search' })}
          ofPage
          value={text}
          onChange={setText}
          describedBy={countId}
        />
        <p className="small muted" id={countId} role="status">
          <FormattedMessage
            id={question.trim() === '' ? 'identities.total' : 'identities.found'}
            values={{ count: found.length, total: list.length }}
          />
        </p>
      </div>
      {found.length > 0 ? (
        <IdentityTable
          key={question}
          institutions={found}
          roles={choices.roles}
          question={question}
          taken={taken}
          onActAs={actAs}
        />
      ) : (
        <Empty
          title={<FormattedMessage id="identities.none.title" values={{ question: question.trim() }} />}
          action={
            <Button onClick={clear}>
              <FormattedMessage id="ui.clearSearch" />
            </Button>
          }
        >
          <FormattedMessage id="identities.none.text" />
        </Empty>
      )}
    </>
  );
}
