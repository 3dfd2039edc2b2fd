import { FormattedMessage, useIntl } from 'react-intl';
import { saveFile } from '../../../lib/saveFile';
import type { Registered } from '../../../machines/registry';
import { Button } from '../../../ui/actions/Button';
import { markdownOf } from './markdown';

/** Saves the test scripts of these machines as a file, in the chosen language. */
export function SaveScripts({ entries }: { readonly entries: readonly Registered[] }) {
  const intl = useIntl();
  const [only] = entries;
  const what = entries.length === 1 && only ? `-${only.id}` : '';

  function save(): void {
    const { origin, pathname } = window.location;
    const text = markdownOf(intl, entries, `${origin}${pathname}`);
    saveFile(`test-scripts${what}.${intl.locale.slice(0, 2)}.md`, text, 'text/markdown');
  }

  return (
    <Button icon="download" onClick={save}>
      <FormattedMessage id="qa.scripts.save" />
    </Button>
  );
}
