import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Person } from '../../contracts/domain/person';
import { useAppStore } from '../../store/hooks';
import { arrivalOf } from './arrival';
import { ownerOf } from './dialogOwner';
import { dropForeign, keepOn } from './draftStorage';
import { ownerOfDrafts } from './openDialog';

/** After a login what is typed goes on being kept over a reload; drafts of another person go at once. */
export function useKeptDraft(person: Person): void {
  const owner = ownerOf(useAppStore());
  const { resume } = arrivalOf(useLocation());
  useEffect(() => dropForeign(sessionStorage, ownerOfDrafts(person), Date.now()), [person]);
  useEffect(() => {
    if (!resume) return;
    const keep = () => {
      const opened = owner.get();
      if (opened.phase !== 'open' || opened.dialog.leaves()) return;
      keepOn(sessionStorage, resume, opened.dialog.typed(), Date.now());
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [owner, resume]);
}
