import { useCallback, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import type { SecurityRules } from '../contract/securityRules.wire';
import { useFormat } from '../../../i18n/useFormat';
import { usePerson } from '../../../store/person';
import { settingKinds, type ServiceSubject } from '../../../contracts/domain/services/settingKinds';
import { SelectionPlace } from '../../../ui/actions/SelectionPlace';
import { Button } from '../../../ui/actions/Button';
import { Empty } from '../../../ui/notices/Empty';
import { LiveRegion } from '../../../ui/notices/LiveRegion';
import { Pagination } from '../../../ui/lists/Pagination';
import { Table } from '../../../ui/lists/Table';
import { useAddressSearch } from '../../../ui/address/useAddressSearch';
import { useRootMark } from '../../../ui/page/useRootMark';
import { usePrinting } from '../../../ui/usePrinting';
import { keyOf } from '../../../contracts/domain/services/catalogue';
import { found, isShown, ordered } from './listedRows';
import { MatrixHead } from './MatrixHead';
import { MatrixTools } from './MatrixTools';
import { matrixText } from './matrixText';
import { RowRefusals } from './RowRefusals';
import { RulesSection, type RulesEditing } from './RulesSection';
import {
  filterIn,
  isEditing,
  orderIn,
  pageIn,
  securityColumns,
  withOrder,
  withPage,
  withSearchText,
  searchTextIn,
  type SecurityColumn,
  type SecurityFilter,
} from './securityAddress';
import type { SecurityRow } from './securityRows';
import { SelectedBar } from './SelectedBar';
import { UnsentChanges } from './UnsentChanges';
import { useEdits, type GatheringActor } from './useEdits';
import { useMatrixColumns } from './useMatrixColumns';
import type { SecurityLoad } from './useSecurityRows';
import { useTickedRows } from './useTickedRows';
import styles from './Security.module.css';

/** Number of services on a page. */
const pageSize = 25;

interface SecurityMatrixProps extends SecurityLoad {
  readonly rules: SecurityRules;
  readonly editing: RulesEditing | undefined;
  readonly gathering: GatheringActor;
}

/** Shows the number of services that do not keep the rules, and all services page by page; on paper all at once. */
export function SecurityMatrix(props: SecurityMatrixProps) {
  const { rows, columns: known, people, rules, state, editing, gathering } = props;
  const intl = useIntl();
  const { compare } = useFormat();
  const { installation } = usePerson();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [searched, setSearched, search] = useAddressSearch(searchTextIn, withSearchText);
  const filter = filterIn(search);
  const { by, direction } = orderIn(search);

  const inOrder = useMemo(() => ordered(rows, { by, direction }, compare), [rows, by, direction, compare]);
  const listed = useMemo(
    () => found(inOrder, searched).filter((row) => isShown(row, filter)),
    [inOrder, searched, filter],
  );
  const [rulesShown, setRulesShown] = useState(false);
  const number = useRef<HTMLParagraphElement>(null);
  const printing = usePrinting();
  useRootMark('matrix');
  const page = Math.max(1, Math.min(pageIn(search), Math.ceil(listed.length / pageSize)));
  const shown = printing ? listed : listed.slice((page - 1) * pageSize, page * pageSize);

  const texts = useMemo(() => matrixText(intl, installation, rules), [intl, installation, rules]);
  const edits = useEdits(gathering);
  const columns = useMatrixColumns(
    texts,
    useShown(known, { all: printing, by, filter }),
    people,
    printing ? undefined : edits,
  );
  const ticking = useTickedRows(listed);
  const below = useCallback(
    ({ service }: SecurityRow) => {
      const kinds = Object.keys(settingKinds) as ServiceSubject[];
      const reasons = kinds.flatMap((kind) => edits?.refused(service, kind) ?? []);
      return reasons.length > 0 && <RowRefusals reasons={reasons} />;
    },
    [edits],
  );
  const sortings = Object.fromEntries(
    securityColumns.map((column) => [
      column,
      { to: { search: withOrder(search, column) }, replace: true, ...(by === column && { direction }) },
    ]),
  );

  return (
    <div>
      <MatrixTools rows={rows} rules={rules} searchText={searched} onSearchText={setSearched} />
      <SelectionPlace bar={edits && <SelectedBar rows={rows} columns={known} edits={edits} after={number} />}>
        <MatrixHead
          number={number}
          rows={rows}
          listed={listed}
          texts={texts}
          columns={known}
          people={people}
          state={state}
          rulesShown={rulesShown}
          onRules={editing && isEditing(search) ? undefined : () => setRulesShown(!rulesShown)}
        />
      </SelectionPlace>
      <RulesSection rules={rules} texts={texts} editing={editing} shown={rulesShown} />
      <LiveRegion>
        {edits && edits.added > 0 && (
          <FormattedMessage
            id="security.change.added"
            values={{ added: edits.added, missed: edits.missed }}
          />
        )}
      </LiveRegion>
      <LiveRegion>
        <FormattedMessage id="security.found" values={{ count: listed.length }} />
      </LiveRegion>
      {listed.length > 0 ? (
        <div className={styles.table}>
          <Table
            caption={<FormattedMessage id="security.caption" />}
            hideCaption
            fixed
            dense
            reuse
            columns={columns}
            rows={shown}
            rowKey={keyOfRow}
            sortings={sortings}
            picking={edits && !printing ? ticking : undefined}
            below={below}
          />
        </div>
      ) : (
        <Empty title={<FormattedMessage id="security.none" />}>
          <Button look="quiet" onClick={() => void navigate(pathname, { replace: true })}>
            <FormattedMessage id="security.showAll" />
          </Button>
        </Empty>
      )}
      <Pagination
        page={page}
        pageSize={pageSize}
        total={listed.length}
        label={intl.formatMessage({ id: 'security.pages' })}
        to={(number) => ({ pathname, search: withPage(search, number) })}
      />
      {edits && <UnsentChanges />}
    </div>
  );
}

/** Columns that are shown on paper, in the file, and if a filter or the order is about them. */
const rare: readonly SecurityColumn[] = ['categories', 'sirtfi', 'contract'];

function useShown(
  known: readonly SecurityColumn[],
  { all, by, filter }: { all: boolean; by: SecurityColumn; filter: SecurityFilter },
): readonly SecurityColumn[] {
  return useMemo(
    () =>
      known.filter(
        (column) =>
          all ||
          !rare.includes(column) ||
          column === by ||
          column === filter ||
          (column === 'categories' && filter === 'beyondCategory'),
      ),
    [known, all, by, filter],
  );
}

function keyOfRow({ service }: SecurityRow): string {
  return keyOf(service);
}
