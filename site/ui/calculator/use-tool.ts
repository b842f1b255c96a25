import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { exampleOf, readAddress, work, writeAddress, type Fields, type TextsOf, type Tool } from './inputs.ts'
import { TICKED } from './kinds.ts'
import { publishTexts } from './tool-texts.ts'

/** After this pause what is typed counts as meant, also where it makes no sense. */
const PAUSE_MS = 700
/** Browsers refuse an address that changes with every key. */
const REMEMBER_MS = 500

interface State<F extends Fields> {
  /** What stands in the fields. */
  texts: TextsOf<F>
  /** What the result is of: the same, but for a field in which one is still writing and which says nothing yet. */
  settled: TextsOf<F>
  /** Whether anything was entered since the page came, or since its address changed. */
  isTouched: boolean
}

type Action<F extends Fields> =
  | { type: 'enter'; name: keyof F; text: string; isWhole: boolean }
  | { type: 'settle' }
  | { type: 'restore'; texts: TextsOf<F>; isTouched: boolean }

function reduce<F extends Fields>(state: State<F>, action: Action<F>): State<F> {
  switch (action.type) {
    case 'enter': {
      const texts = { ...state.texts, [action.name]: action.text }
      return { texts, settled: action.isWhole ? texts : state.settled, isTouched: true }
    }
    case 'settle':
      return state.settled === state.texts ? state : { ...state, settled: state.texts }
    case 'restore':
      return { texts: action.texts, settled: action.texts, isTouched: action.isTouched }
  }
}

const isOwn = (fields: Fields, fragment: string) => readAddress(fields, fragment) !== undefined

/** What was entered on the prerendered page before this code took it over. */
function enteredBefore<F extends Fields>(form: HTMLFormElement | null, fields: F): Partial<TextsOf<F>> {
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
 * A tool at work: the texts of its fields, what they come to, and the address that holds them.
 *
 * It begins with the example, as the prerendered page does, and takes over the answers of the address when it comes
 * alive. A text that cannot be read is told of when its field is left or after a pause; until then the last result
 * stays.
 */
export function useTool<F extends Fields, Result>(tool: Tool<F, Result>) {
  const { fields } = tool
  const form = useRef<HTMLFormElement>(null)
  const [{ texts, settled, isTouched }, dispatch] = useReducer(reduce<F>, undefined, (): State<F> => {
    const example = exampleOf(fields)
    return { texts: example, settled: example, isTouched: false }
  })
  const worked = useMemo(() => work(tool, settled), [tool, settled])

  const enter = useCallback(
    (name: keyof F & string, text: string) => {
      const { isWhole, read } = fields[name]!
      dispatch({ type: 'enter', name, text, isWhole: isWhole?.(text) ?? read(text).ok })
    },
    [fields],
  )
  // One for each field for good, so that a field whose text has not changed is not rendered anew.
  const changes = useMemo(
    () =>
      Object.fromEntries(
        Object.keys(fields).map((name) => [name, (text: string | null) => enter(name, text ?? '')]),
      ),
    [fields, enter],
  )

  const takeOver = useEffectEvent(() => {
    const held = readAddress(fields, location.hash)
    const entered = enteredBefore(form.current, fields)
    const hasEntered = Object.keys(entered).length > 0
    if (held || hasEntered)
      dispatch({
        type: 'restore',
        texts: { ...exampleOf(fields), ...held, ...entered },
        isTouched: hasEntered,
      })
  })
  // The prerendered fields and the address are what this state has to catch up with.
  useLayoutEffect(() => takeOver(), [])

  const follow = useEffectEvent(() => {
    const held = readAddress(fields, location.hash)
    if (held) dispatch({ type: 'restore', texts: held, isTouched: false })
  })
  useEffect(() => {
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])

  useEffect(() => {
    if (texts === settled) return undefined
    const pause = setTimeout(() => dispatch({ type: 'settle' }), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [texts, settled])

  const remember = () => {
    if (!isTouched) return
    const fragment = writeAddress(fields, texts)
    const isExample = fragment === writeAddress(fields, exampleOf(fields))
    // An example that nobody changed needs no address of its own, and a place on the page keeps its name.
    if (isExample && !isOwn(fields, location.hash)) return
    const { pathname, search } = location
    history.replaceState(history.state, '', pathname + search + (isExample ? '' : `#${fragment}`))
  }
  const rememberLater = useEffectEvent(() => remember())
  useEffect(() => {
    const quiet = setTimeout(() => rememberLater(), REMEMBER_MS)
    return () => clearTimeout(quiet)
  }, [texts])

  useEffect(() => publishTexts(texts), [texts])

  const problemOf = (name: string) => (worked.kind === 'input' ? worked.problems[name] : undefined)

  return {
    texts,
    worked,
    isTouched,
    /** For the form around the fields. */
    formProps: {
      ref: form,
      onBlur: () => {
        dispatch({ type: 'settle' })
        // Whoever leaves by the next link leaves this field first.
        remember()
      },
    },
    /** For a text field, a select or a group of radios. */
    field: (name: keyof F & string) => ({
      name,
      value: texts[name],
      onChange: changes[name]!,
      errorMessage: problemOf(name),
    }),
    /** For a checkbox. */
    box: (name: keyof F & string) => ({
      name,
      value: TICKED,
      isSelected: texts[name] === TICKED,
      onChange: (isTicked: boolean) => enter(name, isTicked ? TICKED : ''),
    }),
    enter,
    /** Fills every field with the example again. */
    reset: () => dispatch({ type: 'restore', texts: exampleOf(fields), isTouched: true }),
    /** The whole address that leads to these answers. */
    link: () => `${location.origin}${location.pathname}#${writeAddress(fields, texts)}`,
  }
}

/** A tool at work, as `useTool` gives it. */
export type ToolAtWork<F extends Fields, Result> = ReturnType<typeof useTool<F, Result>>
