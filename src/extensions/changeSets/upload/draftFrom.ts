import { blankDraft, MOST_BYTES, type UploadDraft } from './upload.draft';

/**
 * Reads the chosen file, unless it is too large. Reports a file that cannot be read: it may have been
 * changed, moved or removed since it was chosen.
 */
export async function draftFrom(file: Pick<File, 'name' | 'size' | 'text'>): Promise<UploadDraft> {
  const draft = { ...blankDraft, name: file.name };
  if (file.size > MOST_BYTES) return { ...draft, tooLarge: true };
  try {
    return { ...draft, text: await file.text() };
  } catch {
    return { ...draft, unread: true };
  }
}
