import { useSelector } from '@xstate/react';
import { useEffect, useId, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import '../../i18n/texts/palette';
import { LiveRegion } from '../../ui/notices/LiveRegion';
import { Modal } from '../../ui/overlays/Modal';
import type { Entry } from './entry';
import { atFirst, find } from './find';
import type { PaletteActor } from './paletteActor';
import { PaletteField } from './PaletteField';
import { PaletteFoot } from './PaletteFoot';
import { lineId, PaletteList } from './PaletteList';
import { PaletteNotice } from './PaletteNotice';
import { usePaletteKeys } from './keys/usePaletteKeys';
import { useSources } from './useSources';
import styles from './Palette.module.css';

/** One field over the page: what is typed is looked up in what is known here, and Enter goes there (REQUIREMENTS 249). */
export function Palette({ actor }: { readonly actor: PaletteActor }) {
  const listId = useId();
  const [text, setText] = useState('');
  const sources = useSources();
  const typed = text.trim();
  const groups = useMemo(() => (typed === '' ? atFirst(sources) : find(sources, typed)), [sources, typed]);
  const entries = useMemo(() => groups.flatMap((group) => group.entries), [groups]);
  const loading = useSelector(actor, (state) => state.matches('loading'));
  const close = () => actor.send({ type: 'dismissal.requested' });
  const choose = ({ way }: Entry) => actor.send({ type: 'line.picked', chosen: way });
  const { active, onKeyDown, markFirst } = usePaletteKeys({
    entries,
    choose,
    openBeside: (place, { ctrlKey, metaKey }) => {
      const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey });
      document.getElementById(lineId(listId, place))?.dispatchEvent(press);
    },
    close,
  });
  const activeId = entries[active] && lineId(listId, active);
  const nothing = typed !== '' && !loading && groups.length === 1;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);

  function type(next: string) {
    setText(next);
    markFirst();
  }

  return (
    <Modal hanging actor={actor} onDismiss={close}>
      <div className={styles.palette}>
        <PaletteField
          text={text}
          listId={listId}
          activeId={activeId}
          onType={type}
          onKeyDown={onKeyDown}
          onClose={close}
        />
        <div className={styles.scroller}>
          <PaletteNotice actor={actor} />
          {nothing && (
            <div className={styles.notice}>
              <p>
                <b>
                  <FormattedMessage id="palette.nothing" values={{ text: typed }} />
                </b>
              </p>
              <p className="muted small">
                <FormattedMessage id="palette.nothing.where" />
              </p>
            </div>
          )}
          <PaletteList
            id={listId}
            groups={groups}
            query={typed}
            active={active}
            onChoose={choose}
            onKeyDown={onKeyDown}
          />
        </div>
        <LiveRegion>
          {typed !== '' &&
            !loading &&
            (nothing ? (
              <FormattedMessage id="palette.nothing" values={{ text: typed }} />
            ) : (
              <FormattedMessage id="palette.found" values={{ count: entries.length }} />
            ))}
        </LiveRegion>
        <PaletteFoot />
      </div>
    </Modal>
  );
}
