import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { languageName } from '../../contracts/domain/language';
import { languages } from '../../contracts/domain/language';
import { Segmented } from '../../ui/fields/Segmented';
import type { PreviewChoices, Width } from './choices';
import type { Choosing } from './useChoices';
import styles from './Preview.module.css';

const themes: readonly PreviewChoices['theme'][] = ['', 'light', 'dark'];
const widths: readonly Width[] = ['desktop', 'phone'];

/** Lets testers choose language, theme and width of the dialog; the page around it does not change. */
export function ChoiceBar({ choosing: { choices, choose } }: { readonly choosing: Choosing }) {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <div className={styles.choices}>
      <Choice name={say('qa.preview.language')}>
        <Segmented
          small
          label={say('qa.preview.language')}
          options={[
            { value: '', label: say('qa.preview.language.page') },
            ...languages.map((code) => ({ value: code, label: languageName(code), lang: code })),
            { value: 'pseudo', label: say('qa.preview.language.pseudo') },
          ]}
          value={choices.language}
          onChange={(language) => choose({ language })}
        />
      </Choice>
      <Choice name={say('qa.preview.theme')}>
        <Segmented
          small
          label={say('qa.preview.theme')}
          options={themes.map((theme) => ({
            value: theme,
            label: say(`qa.preview.theme.${theme || 'page'}`),
          }))}
          value={choices.theme}
          onChange={(theme) => choose({ theme })}
        />
      </Choice>
      <Choice name={say('qa.preview.width')}>
        <Segmented
          small
          label={say('qa.preview.width')}
          options={widths.map((width) => ({ value: width, label: say(`qa.preview.width.${width}`) }))}
          value={choices.width}
          onChange={(width) => choose({ width })}
        />
      </Choice>
    </div>
  );
}

/** Shows a group of choices below its name, which screen readers read with the group itself. */
function Choice({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{name}</span>
      {children}
    </div>
  );
}
