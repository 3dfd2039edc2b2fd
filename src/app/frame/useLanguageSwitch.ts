import { baseApi } from '../../api/baseApi';
import { sessionApi } from '../../api/session.api';
import type { Language } from '../../contracts/domain/language';
import { useLanguage } from '../../i18n/LanguageProvider';
import { flashShown } from '../../store/flash.slice';
import { useAppDispatch } from '../../store/hooks';
import { useFramePlace } from './framePlace';

/**
 * Switches in place: address, query and typed text stay (REQUIREMENTS 38). The server is informed so that it
 * remembers the language (cookie), and texts that it writes in a language are read again.
 */
export function useLanguageSwitch() {
  const { choose } = useLanguage();
  const dispatch = useAppDispatch();
  const { navigate, here } = useFramePlace();

  async function sendLanguage(language: Language) {
    const call = sessionApi.endpoints.getPerson.initiate(`?language=${language}`, {
      forceRefetch: true,
      subscribe: false,
    });
    await dispatch(call).unwrap();
    dispatch(baseApi.util.invalidateTags(['catalogue', 'service', 'users-of-service', 'tickets']));
  }

  function dropFromAddress() {
    const location = here();
    const search = new URLSearchParams(location.search);
    if (!search.has('language')) return;
    search.delete('language');
    void navigate({ ...location, search: search.toString() }, { replace: true, preventScrollReset: true });
  }

  return async (language: Language) => {
    try {
      await choose(language);
      dropFromAddress();
      await sendLanguage(language);
    } catch {
      dispatch(flashShown({ tone: 'warning', messageId: 'footer.languageFailed' }));
    }
  };
}
