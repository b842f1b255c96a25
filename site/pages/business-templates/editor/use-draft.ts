import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import type { Template } from '../definitions/template.ts'
import {
  changeDraft,
  draftDocument,
  draftOf,
  draftProblems,
  textsOf,
  type Draft,
  type DraftAction,
} from './draft.ts'
import { storeTexts, readStoredTexts } from './stored-draft.ts'

/** Writing to the storage waits for a pause in typing. */
const STORE_DELAY_MS = 300

/** What was entered on the prerendered page before this code took it over. */
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

/** A template while it is filled in, kept in this tab. */
export function useDraft(template: Template) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, dispatch] = useReducer(
    (before: Draft, action: DraftAction) => changeDraft(template, before, action),
    template,
    (of) => draftOf(of),
  )
  const problems = useMemo(() => draftProblems(template, draft), [template, draft])
  const document = useMemo(() => draftDocument(template, draft), [template, draft])

  const isReady = useRef(false)
  const restoreDraft = useEffectEvent(() => {
    const stored = readStoredTexts(template.slug)
    const entered = enteredBeforeHydration(form.current, template)
    if (stored || Object.keys(entered).length > 0)
      dispatch({
        type: 'replaced',
        texts: { fields: { ...stored?.fields, ...entered }, lines: stored?.lines ?? [] },
      })
    isReady.current = true
  })
  // The prerendered page is empty; the tab may keep something, and someone may have begun to write.
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
    // Whoever goes on to another template finds there what was typed last.
    addEventListener('pagehide', () => storeNow(), { signal })
    // A page that the browser has put away whole may hold a business that was changed there meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && restoreStored(), { signal })
    return () => ended.abort()
  }, [])

  const isSubmitted = (name: string) => draft.isSubmitted || draft.touched.has(name)
  return {
    form,
    draft,
    dispatch,
    problems,
    document,
    /** What is told at a field: nothing before it was left. */
    errorOf: (name: string): string | undefined => (isSubmitted(name) ? problems[name] : undefined),
  }
}

export type DraftController = ReturnType<typeof useDraft>
