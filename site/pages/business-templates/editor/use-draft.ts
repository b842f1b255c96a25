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
import { keep, readKept } from './kept.ts'

/** Writing to the storage waits for a pause in typing. */
const KEEP_AFTER_MS = 300

/** What was entered on the prerendered page before this code took it over. */
function enteredBefore(form: HTMLFormElement | null, template: Template): Record<string, string> {
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
  const takeOver = useEffectEvent(() => {
    const kept = readKept(template.slug)
    const entered = enteredBefore(form.current, template)
    if (kept || Object.keys(entered).length > 0)
      dispatch({
        type: 'replaced',
        texts: { fields: { ...kept?.fields, ...entered }, lines: kept?.lines ?? [] },
      })
    isReady.current = true
  })
  // The prerendered page is empty; the tab may keep something, and someone may have begun to write.
  useLayoutEffect(() => takeOver(), [])

  const keepNow = useEffectEvent(() => {
    if (isReady.current) keep(template.slug, textsOf(draft))
  })
  useEffect(() => {
    const pause = setTimeout(() => keepNow(), KEEP_AFTER_MS)
    return () => clearTimeout(pause)
  }, [draft])

  const readAgain = useEffectEvent(() => {
    const texts = readKept(template.slug)
    if (texts) dispatch({ type: 'replaced', texts })
  })
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    // Whoever goes on to another template finds there what was typed last.
    addEventListener('pagehide', () => keepNow(), { signal })
    // A page that the browser has put away whole may hold a business that was changed there meanwhile.
    addEventListener('pageshow', ({ persisted }) => persisted && readAgain(), { signal })
    return () => ended.abort()
  }, [])

  const isTold = (name: string) => draft.isTold || draft.left.has(name)
  return {
    form,
    draft,
    dispatch,
    problems,
    document,
    /** What is told at a field: nothing before it was left. */
    told: (name: string): string | undefined => (isTold(name) ? problems[name] : undefined),
  }
}

export type DraftAtWork = ReturnType<typeof useDraft>
