import { FormattedMessage, useIntl } from 'react-intl';
import { isMac } from '../../../lib/isMac';
import { Keys, type KeyCap } from '../../../ui/marks/Keys';
import styles from './KeyList.module.css';

interface Line {
  readonly id: string;
  /** Alternatives; each is a combination of keys. */
  readonly keys: readonly (readonly (string | KeyCap)[])[];
}

/** Shows every key that the frame and the palette have, by place. */
export function KeyList() {
  const intl = useIntl();
  const cap = (sign: string, id: string) => ({ cap: sign, name: intl.formatMessage({ id }) });
  const command = isMac() ? '⌘' : 'Ctrl';
  const places: readonly { readonly id: string; readonly lines: readonly Line[] }[] = [
    {
      id: 'keys.everywhere',
      lines: [
        { id: 'keys.palette', keys: [[command, 'K']] },
        { id: 'keys.search', keys: [[cap('/', 'keys.slash')]] },
        { id: 'keys.list', keys: [[cap('?', 'keys.questionMark')]] },
        { id: 'keys.escape', keys: [['Esc']] },
      ],
    },
    {
      id: 'keys.inPalette',
      lines: [
        { id: 'keys.move', keys: [[cap('↑', 'keys.up')], [cap('↓', 'keys.down')]] },
        { id: 'keys.ends', keys: [['Home'], ['End']] },
        { id: 'keys.open', keys: [['Enter']] },
        { id: 'keys.newTab', keys: [[command, 'Enter']] },
      ],
    },
  ];
  return places.map(({ id, lines }) => (
    <section key={id}>
      <h3 className={styles.head}>
        <FormattedMessage id={id} />
      </h3>
      <dl className={styles.list}>
        {lines.map((line) => (
          <div key={line.id}>
            <dt>
              {line.keys.map((keys, index) => (
                <span key={index}>
                  {index > 0 && (
                    <span className="visually-hidden">
                      {' '}
                      <FormattedMessage id="keys.or" />{' '}
                    </span>
                  )}
                  <Keys keys={keys} />
                </span>
              ))}
            </dt>
            <dd>
              <FormattedMessage id={line.id} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
