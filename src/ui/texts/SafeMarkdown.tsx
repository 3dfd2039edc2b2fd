import Markdown from 'markdown-to-jsx';
import type { ReactNode } from 'react';
import { safeLink } from '../../lib/links';
import { NewTabLink } from '../actions/NewTabLink';
import styles from './SafeMarkdown.module.css';

/**
 * Shows other people's Markdown: no HTML and no pictures, and links that are checked and open in a new tab
 * (REQUIREMENTS 129). Headings are below those of a section.
 */
export function SafeMarkdown({ text }: { readonly text: string }) {
  return (
    <Markdown
      className={styles.text ?? ''}
      options={{
        disableParsingRawHTML: true,
        forceBlock: true,
        overrides: { a: NoteLink, img: NoPicture, h1: Heading, h2: Heading, input: NoPicture },
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

/** Shows the text of a picture, so that nothing is fetched from elsewhere. */
function NoPicture({ alt }: { readonly alt?: string }) {
  return <>{alt}</>;
}

function Heading({ children }: { readonly children?: ReactNode }) {
  return <h3>{children}</h3>;
}
