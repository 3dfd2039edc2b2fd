import { isOwnLanguage, type Language } from '../../contracts/domain/language';

/** The look of the dialog. Empty values are those of the page around it. */
export interface PreviewChoices {
  readonly language: Language | 'pseudo' | '';
  readonly theme: 'light' | 'dark' | '';
  readonly width: Width;
  /** True if ports wait for the tester instead of answering as the story says. */
  readonly held: boolean;
  /** True if all panels are shown instead of one dialog beside its chart. */
  readonly gallery: boolean;
  /** Faults under which ports answer, as JSON; '' for none. */
  readonly faults: string;
}

export type Width = 'phone' | 'desktop';

/** Reads the choices from the address, which also has the parameters of the visualiser's chart. */
export function choicesIn(search: string): PreviewChoices {
  const parameters = new URLSearchParams(search);
  const [language, theme] = [parameters.get('in') ?? '', parameters.get('theme')];
  return {
    language: isOwnLanguage(language) || language === 'pseudo' ? language : '',
    theme: theme === 'light' || theme === 'dark' ? theme : '',
    width: parameters.get('width') === 'phone' ? 'phone' : 'desktop',
    held: parameters.get('ports') === 'held',
    gallery: parameters.get('view') === 'gallery',
    faults: parameters.get('faults') ?? '',
  };
}

/** Returns the query with these choices. */
export function withChoices(
  search: string,
  { language, theme, width, held, gallery, faults }: PreviewChoices,
): string {
  const parameters = new URLSearchParams(search);
  const values = {
    in: language,
    theme,
    width: width === 'phone' && 'phone',
    ports: held && 'held',
    view: gallery && 'gallery',
    faults,
  };
  Object.entries(values).forEach(([name, value]) =>
    value ? parameters.set(name, value) : parameters.delete(name),
  );
  return `?${parameters.toString()}`;
}
