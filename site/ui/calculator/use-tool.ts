import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import {
  exampleOf,
  readAddress,
  evaluate,
  writeAddress,
  type Fields,
  type TextsOf,
  type Tool,
} from './inputs.ts'
import { TICKED } from './kinds.ts'
import { publishTexts } from './tool-texts.ts'

/** After this pause, text is evaluated even if it is incomplete or invalid. */
const SETTLE_DELAY_MS = 700
/** Browsers limit the rate of `history.replaceState`, so the URL is not updated on every keystroke. */
const URL_DELAY_MS = 500

interface State<F extends Fields> {
  /** Texts of the fields. */
  texts: TextsOf<F>
  /** Texts that the result is based on: without the incomplete text of a field that is being edited. */
  settled: TextsOf<F>
  /** Whether anything was entered since the page loaded or its fragment changed. */
  isTouched: boolean
}

type Action<F extends Fields> =
  | { type: 'enter'; name: keyof F; text: string; isComplete: boolean }
  | { type: 'settle' }
  | { type: 'restore'; texts: TextsOf<F>; isTouched: boolean }

function reduce<F extends Fields>(state: State<F>, action: Action<F>): State<F> {
  switch (action.type) {
    case 'enter': {
      const texts = { ...state.texts, [action.name]: action.text }
      return { texts, settled: action.isComplete ? texts : state.settled, isTouched: true }
    }
    case 'settle':
      return state.settled === state.texts ? state : { ...state, settled: state.texts }
    case 'restore':
      return { texts: action.texts, settled: action.texts, isTouched: action.isTouched }
  }
}

const isFromTool = (fields: Fields, fragment: string) => readAddress(fields, fragment) !== undefined

/** What was entered into the prerendered fields before hydration. */
function enteredBeforeHydration<F extends Fields>(
  form: HTMLFormElement | null,
  fields: F,
): Partial<TextsOf<F>> {
  const texts = Object.entries(fields).flatMap(([name, { initial }]) => {
    const control = form?.elements.namedItem(name)
    if (!control || !('value' in control)) return []
    const isBox = control instanceof HTMLInputElement && control.type === 'checkbox'
    const text = isBox ? (control.checked ? TICKED : '') : control.value
    return text === initial ? [] : [[name, text] as const]
  })
  return Object.fromEntries(texts) as Partial<TextsOf<F>>
}

/**
 * State of a tool: the texts of its fields, the outcome and the URL fragment.
 *
 * The first render has the example, as in prerendered HTML; the answers of the fragment are restored on hydration. An
 * invalid text gets its message on blur or after a pause; until then the last result stays.
 */
export function useTool<F extends Fields, Result>(tool: Tool<F, Result>) {
  const { fields } = tool
  const form = useRef<HTMLFormElement>(null)
  const [{ texts, settled, isTouched }, dispatch] = useReducer(reduce<F>, undefined, (): State<F> => {
    const example = exampleOf(fields)
    return { texts: example, settled: example, isTouched: false }
  })
  const outcome = useMemo(() => evaluate(tool, settled), [tool, settled])

  const enter = useCallback(
    (name: keyof F & string, text: string) => {
      const { isComplete, read } = fields[name]!
      dispatch({ type: 'enter', name, text, isComplete: isComplete?.(text) ?? read(text).ok })
    },
    [fields],
  )
  // Stable handlers, so that fields whose text has not changed are not rendered again.
  const changes = useMemo(
    () =>
      Object.fromEntries(
        Object.keys(fields).map((name) => [name, (text: string | null) => enter(name, text ?? '')]),
      ),
    [fields, enter],
  )

  const restoreInput = useEffectEvent(() => {
    const fromAddress = readAddress(fields, location.hash)
    const entered = enteredBeforeHydration(form.current, fields)
    const hasEntered = Object.keys(entered).length > 0
    if (fromAddress || hasEntered)
      dispatch({
        type: 'restore',
        texts: { ...exampleOf(fields), ...fromAddress, ...entered },
        isTouched: hasEntered,
      })
  })
  // Synchronizes the state with the prerendered fields and the fragment.
  useLayoutEffect(() => restoreInput(), [])

  const onHashChange = useEffectEvent(() => {
    const fromAddress = readAddress(fields, location.hash)
    if (fromAddress) dispatch({ type: 'restore', texts: fromAddress, isTouched: false })
  })
  useEffect(() => {
    addEventListener('hashchange', onHashChange)
    return () => removeEventListener('hashchange', onHashChange)
  }, [])

  useEffect(() => {
    if (texts === settled) return undefined
    const pause = setTimeout(() => dispatch({ type: 'settle' }), SETTLE_DELAY_MS)
    return () => clearTimeout(pause)
  }, [texts, settled])

  const updateUrl = () => {
    if (!isTouched) return
    const fragment = writeAddress(fields, texts)
    const isExample = fragment === writeAddress(fields, exampleOf(fields))
    // The unchanged example needs no fragment; the id of a heading is not replaced.
    if (isExample && !isFromTool(fields, location.hash)) return
    const { pathname, search } = location
    history.replaceState(history.state, '', pathname + search + (isExample ? '' : `#${fragment}`))
  }
  const onUrlDelay = useEffectEvent(() => updateUrl())
  useEffect(() => {
    const delay = setTimeout(() => onUrlDelay(), URL_DELAY_MS)
    return () => clearTimeout(delay)
  }, [texts])

  useEffect(() => publishTexts(texts), [texts])

  const problemOf = (name: string) => (outcome.kind === 'input' ? outcome.problems[name] : undefined)

  return {
    texts,
    outcome,
    isTouched,
    /** Props of the form around the fields. */
    formProps: {
      ref: form,
      onBlur: () => {
        dispatch({ type: 'settle' })
        // A click on a link blurs the field first: update the URL before the navigation.
        updateUrl()
      },
    },
    /** Props of a text field, a select or a radio group. */
    field: (name: keyof F & string) => ({
      name,
      value: texts[name],
      onChange: changes[name]!,
      errorMessage: problemOf(name),
    }),
    /** Props of a checkbox. */
    box: (name: keyof F & string) => ({
      name,
      value: TICKED,
      isSelected: texts[name] === TICKED,
      onChange: (isTicked: boolean) => enter(name, isTicked ? TICKED : ''),
    }),
    enter,
    /** Resets every field to the example. */
    reset: () => dispatch({ type: 'restore', texts: exampleOf(fields), isTouched: true }),
    /** The URL of these answers. */
    link: () => `${location.origin}${location.pathname}#${writeAddress(fields, texts)}`,
  }
}

/** What `useTool` returns. */
export type ToolState<F extends Fields, Result> = ReturnType<typeof useTool<F, Result>>
