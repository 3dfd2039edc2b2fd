import { Select } from '../fields/Select';
import styles from './SectionMenu.module.css';
import menu from './SideMenu.module.css';

export interface SectionMenuProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** Text of the select in narrow windows, in which nothing is chosen. */
  readonly placeholder: string;
  /** Ids of sections of this page, with their names; `note` may be ''. */
  readonly sections: readonly { readonly id: string; readonly label: string; readonly note: string }[];
}

/**
 * Leads to the sections of a long page: by a list that stays in view, in narrow windows by a select. The address does
 * not change.
 */
export function SectionMenu({ label, placeholder, sections }: SectionMenuProps) {
  return (
    <nav aria-label={label} className={styles.menu}>
      <div className={styles.list}>
        <ul className={menu.menu}>
          {sections.map(({ id, label: name, note }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  go(id);
                }}
              >
                <span>{name}</span>
                {note && <span className={menu.note}>{note}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.select}>
        <Select
          label={label}
          hideLabel
          value=""
          onChange={go}
          options={[
            { value: '', label: placeholder },
            ...sections.map(({ id, label: name, note }) => ({
              value: id,
              label: note ? `${name} · ${note}` : name,
            })),
          ]}
        />
      </div>
    </nav>
  );
}

/** Scrolls to a section. Its heading takes the focus, so that Tab continues from there. */
function go(id: string): void {
  const section = document.getElementById(id);
  const heading = section?.querySelector('h2');
  if (!section || !heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  section.scrollIntoView();
}
