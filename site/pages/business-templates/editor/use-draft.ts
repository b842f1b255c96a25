import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { readAnswers } from '../../../ui/business-profile/read-answers.ts'
import type { Template } from '../definitions/template.ts'
import {
  changeDraft,
  draftDocument,
  draftOf,
  draftProblems,
  draftWarnings,
  textsOf,
  type Draft,
  type DraftAction,
} from './draft.ts'
import { storeTexts, readStoredTexts } from './stored-draft.ts'

/** Debounce of writes to the storage. */
const STORE_DELAY_MS = 300

/** The texts entered before hydration. */
function enteredBeforeHydration(form: HTMLFormElement | null, template: Template): Record<string, string> {
  const entered = Object.keys(template.fields).flatMap((name) => {
    const control = form?.elements.namedItem(name)
    if (!control || !('value' in control)) return []
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
    const text = isBox && !control.checked ? '' : control.value
    return text === '' ? [] : [[name, text] as const]
  })
  return Object.fromEntries(entered)
}

/** The state of a template form, stored in this tab. */
export function useDraft(template: Template) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, dispatch] = useReducer(
    (before: Draft, action: DraftAction) => changeDraft(template, before, action),
    template,
    (of) => draftOf(of),
  )
  const problems = useMemo(() => draftProblems(template, draft), [template, draft])
  const warnings = useMemo(() => draftWarnings(template, draft), [template, draft])
  const document = useMemo(() => draftDocument(template, draft), [template, draft])

  const isReady = useRef(false)
  const restoreDraft = useEffectEvent(() => {
    const stored = readStoredTexts(template.slug)
    const entered = enteredBeforeHydration(form.current, template)
    const answers = readAnswers()
    const fields = { ...(answers && template.given?.(answers)), ...stored?.fields, ...entered }
    const lines = stored?.lines ?? []
    if (Object.keys(fields).length > 0 || lines.length > 0)
      dispatch({ type: 'replaced', texts: { fields, lines } })
    isReady.current = true
  })
  // The first render is empty, like the prerendered form; then restore stored texts and texts entered before hydration.
  useLayoutEffect(() => restoreDraft(), [])

  const storeNow = useEffectEvent(() => {
    if (isReady.current) storeTexts(template.slug, textsOf(draft))
  })
  useEffect(() => {
    const timer = setTimeout(() => storeNow(), STORE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [draft])

  const restoreStored = useEffectEvent(() => {
    const texts = readStoredTexts(template.slug)
    if (texts) dispatch({ type: 'replaced', texts })
  })
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    // Flush pending writes, so that the next template's page reads the latest business.
    addEventListener('pagehide', () => storeNow(), { signal })
    // A page from the back/forward cache may have an outdated business.
    addEventListener('pageshow', ({ persisted }) => persisted && restoreStored(), { signal })
    return () => ended.abort()
  }, [])

  const isSubmitted = (name: string) => draft.isSubmitted || draft.touched.has(name)
  return {
    form,
    draft,
    dispatch,
    problems,
    warnings,
    document,
    /** The error to show at a field; undefined until it is touched. */
    errorOf: (name: string): string | undefined => (isSubmitted(name) ? problems[name] : undefined),
  }
}

export type DraftController = ReturnType<typeof useDraft>
