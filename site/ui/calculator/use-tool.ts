import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { toolWords } from '../../pages/tools/frame/words.ts'
import {
  emptyOf,
  exampleOf,
  isBlank,
  isExample,
  readAddress,
  evaluate,
  withoutFigures,
  writeAddress,
  type Fields,
  type Outcome,
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
  /** Fields with an answer of the visitor; the others are empty or have the example. */
  entered: ReadonlySet<string>
}

type Action<F extends Fields> =
  | { type: 'enter'; name: keyof F & string; text: string; isComplete: boolean }
  | { type: 'settle' }
  | { type: 'restore'; texts: TextsOf<F>; isTouched: boolean; entered?: readonly string[] }

/** Whether the figures are the example’s, and the visitor has typed none, not even the same. */
const hasExample = <F extends Fields>(fields: F, { texts, entered }: State<F>) =>
  isExample(fields, texts) && ![...entered].some((name) => fields[name]!.isFigure)

const reducerOf =
  <F extends Fields>(fields: F) =>
  (state: State<F>, action: Action<F>): State<F> => {
    switch (action.type) {
      case 'enter': {
        const { name, text, isComplete } = action
        if (text === state.texts[name]) return state
        const isFirst = fields[name]!.isFigure && hasExample(fields, state)
        const others = isFirst ? withoutFigures(fields, state.texts) : state.texts
        const texts = { ...others, [name]: text }
        // Emptying the example’s figure is the beginning of an answer.
        const entered = isFirst && text === '' ? state.entered : new Set([...state.entered, name])
        // The result of the example does not stay next to the visitor’s first figure.
        const before = isFirst ? { ...texts, [name]: '' } : state.settled
        return { texts, settled: isComplete ? texts : before, isTouched: true, entered }
      }
      case 'settle':
        return state.settled === state.texts ? state : { ...state, settled: state.texts }
      case 'restore': {
        const { texts, isTouched, entered = [] } = action
        return { texts, settled: texts, isTouched, entered: new Set(entered) }
      }
    }
  }

/** Without the errors of fields that wait for their first answer; no result if nothing else is wrong. */
function withoutAwaited<F extends Fields, Result>(
  outcome: Outcome<Result>,
  fields: F,
  { texts, settled, entered }: State<F>,
): Outcome<Result> {
  const awaiting = { kind: 'none', message: toolWords.awaiting } as const
  if (isBlank(fields, settled) && ![...entered].some((name) => fields[name]!.isFigure)) return awaiting
  if (outcome.kind !== 'input') return outcome
  const isAwaited = (name: string) =>
    settled[name]?.trim() === '' &&
    !fields[name]!.read(settled[name]).ok &&
    (!entered.has(name) || texts[name]?.trim() !== '')
  const problems = Object.entries(outcome.problems).filter(([name]) => !isAwaited(name))
  return problems.length === 0 ? awaiting : { kind: 'input', problems: Object.fromEntries(problems) }
}

const isFromTool = (fields: Fields, fragment: string) => readAddress(fields, fragment) !== undefined

/** The fields with an answer of their own in a fragment. */
const enteredIn = <F extends Fields>(fields: F, texts: TextsOf<F>) =>
  isExample(fields, texts) ? [] : Object.keys(fields).filter((name) => texts[name] !== fields[name]!.empty)

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
 * The first render has the example, as in prerendered HTML; the answers of the fragment are restored on hydration, or
 * without a fragment those that the visitor has `given` elsewhere on the site. The
 * first figure that is typed removes the figures of the example. An invalid text gets its message on blur or after a pause; until then the last result stays.
 */
export function useTool<F extends Fields, Result>(
  tool: Tool<F, Result>,
  given?: () => Partial<TextsOf<F>> | undefined,
) {
  const { fields } = tool
  const form = useRef<HTMLFormElement>(null)
  const reduce = useMemo(() => reducerOf(fields), [fields])
  const [state, dispatch] = useReducer(reduce, undefined, (): State<F> => {
    const example = exampleOf(fields)
    return { texts: example, settled: example, isTouched: false, entered: new Set() }
  })
  const { texts, settled, isTouched } = state
  const evaluated = useMemo(() => evaluate(tool, settled), [tool, settled])
  const outcome = withoutAwaited(evaluated, fields, state)

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
    const entered = Object.entries(enteredBeforeHydration(form.current, fields))
    const elsewhere = fromAddress ? undefined : given?.()
    if (!fromAddress && !elsewhere && entered.length === 0) return
    const start = fromAddress ?? { ...exampleOf(fields), ...elsewhere }
    const hasFigure = entered.some(([name]) => fields[name]!.isFigure)
    const others = hasFigure && isExample(fields, start) ? withoutFigures(fields, start) : start
    dispatch({
      type: 'restore',
      texts: { ...others, ...Object.fromEntries(entered) },
      isTouched: entered.length > 0,
      entered: [...enteredIn(fields, start), ...entered.map(([name]) => name)],
    })
  })
  // Synchronizes the state with the prerendered fields and the fragment.
  useLayoutEffect(() => restoreInput(), [])

  const onHashChange = useEffectEvent(() => {
    const fromAddress = readAddress(fields, location.hash)
    if (!fromAddress) return
    dispatch({
      type: 'restore',
      texts: fromAddress,
      isTouched: false,
      entered: enteredIn(fields, fromAddress),
    })
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
    // The unchanged example needs no fragment; the id of a heading is not replaced.
    const isBare = fragment === '' || fragment === writeAddress(fields, exampleOf(fields))
    if (isBare && !isFromTool(fields, location.hash)) return
    const { pathname, search } = location
    history.replaceState(history.state, '', pathname + search + (isBare ? '' : `#${fragment}`))
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
    /** Whether the figures are the example’s. */
    isExample: hasExample(fields, state),
    /** Whether the fields are as `startEmpty` leaves them. */
    isEmpty: Object.entries(emptyOf(fields)).every(([name, text]) => texts[name] === text),
    /** Empties every field; choices have their first answer. */
    startEmpty: () => dispatch({ type: 'restore', texts: emptyOf(fields), isTouched: true }),
    /** Resets every field to the example. */
    reset: () => dispatch({ type: 'restore', texts: exampleOf(fields), isTouched: true }),
    /** The URL of these answers. */
    link: () => `${location.origin}${location.pathname}#${writeAddress(fields, texts)}`,
  }
}

/** What `useTool` returns. */
export type ToolState<F extends Fields, Result> = ReturnType<typeof useTool<F, Result>>
