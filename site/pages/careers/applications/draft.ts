/** Keeps the input across reloads in this tab's session storage. A file cannot be stored. */
import { attempt, draftOf, restoreDraft, type Draft } from '../../../ui/form/drafts.ts'

const DRAFT_KEY = 'application-draft'

/** The draft of one opening; another opening starts empty. */
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
  /** Restores a draft, unless text was typed before hydration. */
  restore: (form: HTMLFormElement, opening: string) => {
    const draft = attempt(
      () => JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as OpeningDraft | null,
    )
    if (draft?.opening === opening) restoreDraft(form, draft.typed)
  },
  clear: () => attempt(() => sessionStorage.removeItem(DRAFT_KEY)),
}
