/** Keeps what was typed through a reload of this tab, and no longer than the tab. A file cannot be kept. */
import { attempt, draftOf, restoreDraft, type Draft } from '../../../ui/form/drafts.ts'

const DRAFT_KEY = 'application-draft'

/** Of one opening: another one begins anew. */
interface OpeningDraft {
  opening: string
  typed: Draft
}

export const drafts = {
  write: (form: HTMLFormElement, opening: string) =>
    attempt(() => {
      const { opening: _hidden, ...typed } = draftOf(form)
      sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ opening, typed } satisfies OpeningDraft))
    }),
  /** Puts a draft back, where nothing has been typed before this code came. */
  restore: (form: HTMLFormElement, opening: string) => {
    const draft = attempt(
      () => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as OpeningDraft | null,
    )
    if (draft?.opening === opening) restoreDraft(form, draft.typed)
  },
  clear: () => attempt(() => sessionStorage.removeItem(DRAFT_KEY)),
}
