import { useEffect, useState } from 'react';
import type { Language } from '../../contracts/domain/language';
import { loadCatalogue } from '../../i18n/loadCatalogue';
import { type Messages } from '../../i18n/catalogue';
import { useLanguage } from '../../i18n/LanguageProvider';
import type { PreviewChoices } from './choices';
import { pseudoCatalogue } from './pseudo';

export interface Spoken {
  readonly language: Language;
  readonly messages: Messages;
}

const loaded = new Map<string, Promise<Spoken>>();

/** Returns the language of the dialog with its messages; the earlier language until the messages have loaded. */
export function useDialogLanguage(chosen: PreviewChoices['language']): Spoken | undefined {
  const { language } = useLanguage();
  const [spoken, setSpoken] = useState<Spoken>();
  const wanted = chosen || language;

  useEffect(() => {
    let current = true;
    load(wanted).then((next) => current && setSpoken(next), reportError);
    return () => {
      current = false;
    };
  }, [wanted]);

  return spoken;
}

function load(wanted: Language | 'pseudo'): Promise<Spoken> {
  const running = loaded.get(wanted) ?? read(wanted);
  loaded.set(wanted, running);
  running.catch(() => loaded.delete(wanted));
  return running;
}

async function read(wanted: Language | 'pseudo'): Promise<Spoken> {
  const language = wanted === 'pseudo' ? 'en' : wanted;
  const messages = await loadCatalogue(language);
  return { language, messages: wanted === 'pseudo' ? pseudoCatalogue(messages) : messages };
}
