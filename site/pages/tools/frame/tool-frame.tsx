import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { RuleReference } from '@anupalan/server/compliance/working'
import { memo, useDeferredValue, type ReactNode } from 'react'
import { builtOn } from 'virtual:built-on'
import { toolWords as words, type ToolWords } from './words.ts'
import { useToday } from '../../../ui/days/use-today.ts'
import type { Fields } from '../../../ui/calculator/inputs.ts'
import { uniqueRules } from './merge-workings.ts'
import { RestsOn } from './rests-on.tsx'
import { ToolActions } from '../../../ui/calculator/tool-actions.tsx'
import * as css from './tool.css.ts'
import { usePrintedWhole } from './use-printed-whole.ts'
import { useAnnouncement } from '../../../ui/use-announcement.ts'
import type { ToolState } from '../../../ui/calculator/use-tool.ts'

/** A result as the frame shows it. */
export interface ToolResult {
  /** The answer itself, such as `₹1,39,560 less`. */
  answer: string
  /** What it is the answer to, in a few words. */
  about: string
  /** Goes with the answer, such as a sentence. It holds nothing to press: on a phone it stands before the fields. */
  beside?: ReactNode
  /** The way to it, line by line. */
  working: ReactNode
  /** What it rests on. */
  rules: readonly (RuleReference | undefined)[]
}

/** What the page of a tool tells its island, in words. */
export interface ToolProps extends Pick<ToolWords, 'heading' | 'example'> {}

export interface ToolFrameProps<F extends Fields, Result> extends ToolProps {
  tool: ToolState<F, Result>
  /** The fields. */
  form: ReactNode
  result: (result: Result) => ToolResult
}

/** A tool at work: its fields, and the result as one types with its working and what it rests on. */
export function ToolFrame<F extends Fields, Result>(props: ToolFrameProps<F, Result>) {
  const { heading, example, tool, form } = props
  const { outcome } = tool
  usePrintedWhole()
  const result = outcome.kind === 'value' ? props.result(outcome.value) : undefined
  // The answer comes with the keystroke, all else right after it, and never holds up the next one.
  const later = useDeferredValue({ result, link: tool.link })
  const sentence = result
    ? `${result.answer} ${result.about}`
    : outcome.kind === 'none'
      ? outcome.message
      : words.toCorrect
  const spoken = useAnnouncement(sentence, tool.isTouched)
  return (
    <>
      {/* Outside a dialog this method does nothing, so that Enter sends nothing before the code is there. */}
      <form method="dialog" aria-label={heading} className={css.form} {...tool.formProps}>
        <Stack gap="lg">{form}</Stack>
        <Button variant="quiet" size="compact" onPress={tool.reset}>
          {words.reset}
        </Button>
      </form>
      <div className={css.withoutScript}>
        <Alert role="note" title={words.withoutScript}>
          {example}
        </Alert>
      </div>
      <div className={css.result}>
        <section className={css.answer} aria-labelledby="answer">
          {result ? (
            <>
              <h2 id="answer" className={css.answerHeading}>
                <span className={css.answerFigure}>{result.answer}</span>{' '}
                <span className={css.answerAbout}>{result.about}</span>
              </h2>
              {result.beside}
            </>
          ) : (
            <NoResult>{outcome.kind === 'none' ? outcome.message : words.toCorrect}</NoResult>
          )}
        </section>
        {later.result && <Worked result={later.result} link={later.link} heading={heading} />}
      </div>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  )
}

/** How the result came about, and what it rests on. */
const Worked = memo(function Worked({
  result,
  link,
  heading,
}: {
  result: ToolResult
  link: () => string
  heading: string
}) {
  return (
    <div className={css.working}>
      {result.working}
      <Standing rules={uniqueRules(result.rules)} />
      <div className={css.quietActions}>
        <ToolActions link={link} />
      </div>
      <p className={css.printed}>{words.printed(heading)}</p>
    </div>
  )
})

/** Stands in the answer's place where there is none. */
function NoResult({ children }: { children: ReactNode }) {
  return (
    <>
      <VisuallyHidden>
        <h2 id="answer">{words.result}</h2>
      </VisuallyHidden>
      <Alert role="note">{children}</Alert>
    </>
  )
}

/** How fresh the figures are, and where each comes from. */
function Standing({ rules }: { rules: readonly RuleReference[] }) {
  const today = useToday() ?? builtOn
  if (rules.length === 0) return null
  const checked = rules.map(({ verifiedOn }) => verifiedOn).toSorted()
  const laws = [...new Set(rules.flatMap(({ law }) => law.split('; ')))]
  const overdue = rules.flatMap(({ reviewBy }) => (reviewBy && reviewBy < today ? [reviewBy] : [])).toSorted()
  return (
    <Stack gap="xs">
      {overdue[0] && (
        <Alert role="note" title={words.stale.title}>
          {words.stale.text(formatDate(overdue[0]))}
        </Alert>
      )}
      <Text size="small" tone="quiet">
        {words.checked(laws.join('; '), formatDate(checked[0]!))}
      </Text>
      <RestsOn rules={rules} />
    </Stack>
  )
}
