import { useEffect } from 'react';
import type { Person } from '../../contracts/domain/person/person';
import { handOverDrafts } from '../../store/drafts';
import { letPageGo } from '../../ui/leaving/letPageGo';
import { useBrowser } from '../../pages/browser';

/**
 * Keeps what was typed for the next page. A browser may also keep the page and show it at "Back", even after
 * a logout and to another person: it is then hidden and loaded again.
 */
export function usePageLeft(person: Person | null): void {
  const { reload } = useBrowser();
  const isOfPerson = person !== null && !person.roles.guest;
  useEffect(() => {
    const page = document.documentElement;
    const leave = ({ persisted }: PageTransitionEvent) => {
      handOverDrafts();
      page.hidden = persisted && isOfPerson;
    };
    const comeBack = () => {
      if (!page.hidden) return;
      letPageGo();
      reload();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
    };
  }, [isOfPerson, reload]);
}
