import Markdown from 'markdown-to-jsx';
import type { ReactNode } from 'react';
import { safeLink } from '../../../lib/links';
import { NewTabLink } from '../../../ui/NewTabLink';
import styles from './AttributesTab.module.css';

/**
 * Shows notes of the federation in Markdown: no HTML and no pictures, and links that are checked and open in a new tab
 * (REQUIREMENTS 129).
 */
export function ManipulationNotes({ text }: { readonly text: string }) {
  return (
    <Markdown
      className={styles.notes ?? ''}
      options={{
        disableParsingRawHTML: true,
        forceBlock: true,
        overrides: { a: NoteLink, img: NoPicture, h1: 'h3', h2: 'h3', input: NoPicture },
      }}
    >
      {text}
    </Markdown>
  );
}

function NoteLink({ href, children }: { readonly href?: string; readonly children?: ReactNode }) {
  const safe = safeLink(href);
  return safe ? <NewTabLink href={safe}>{children}</NewTabLink> : <>{children}</>;
}

/** Shows the text of a picture, so that no note fetches anything from elsewhere. */
function NoPicture({ alt }: { readonly alt?: string }) {
  return <>{alt}</>;
}
