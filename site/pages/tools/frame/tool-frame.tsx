import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { needsConfirmation } from '@anupalan/server/compliance/dated'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { RuleReference } from '@anupalan/server/compliance/working'
import { memo, useDeferredValue, useRef, type ReactNode } from 'react'
import { builtOn } from 'virtual:built-on'
import { toolWords as words, type ToolWords } from './words.ts'
import { useToday } from '../../../ui/days/use-today.ts'
import type { Fields } from '../../../ui/calculator/inputs.ts'
import { uniqueRules } from './merge-workings.ts'
import { RuleSources } from './rule-sources.tsx'
import { ToolActions } from '../../../ui/calculator/tool-actions.tsx'
import * as css from './tool.css.ts'
import { useExpandOnPrint } from './use-expand-on-print.ts'
import { useAnnouncement } from '../../../ui/use-announcement.ts'
import type { ToolState } from '../../../ui/calculator/use-tool.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'

/** A result to show in the frame. */
export interface ToolResult {
  /** The answer, such as `₹1,39,560 less`. */
  answer: string
  /** The meaning of the answer, in a few words. */
  about: string
  /** Additional content, such as a sentence. No interactive elements: on a phone it is above the fields. */
  beside?: ReactNode
  /** The calculation, line by line. */
  working: ReactNode
  /** The rules that it applies. */
  rules: readonly (RuleReference | undefined)[]
}

/** Words that a tool's page passes to its island. */
export interface ToolProps extends Pick<ToolWords, 'heading' | 'example'> {}

export interface ToolFrameProps<F extends Fields, Result> extends ToolProps {
  tool: ToolState<F, Result>
  /** The fields. */
  form: ReactNode
  result: (result: Result) => ToolResult
}

/** Characters of the longest answer that is set as large as a figure. */
const MOST_IN_FIGURES = 32

/** The frame of a tool: its fields, and the live result with its working and sources. */
export function ToolFrame<F extends Fields, Result>(props: ToolFrameProps<F, Result>) {
  const { heading, example, tool, form } = props
  const { outcome } = tool
  const line = useRef<HTMLParagraphElement>(null)
  useExpandOnPrint(tool.formProps.ref, line)
  const result = outcome.kind === 'value' ? props.result(outcome.value) : undefined
  // The answer updates with the keystroke; the rest is deferred, so that it does not delay input.
  const deferred = useDeferredValue({ result, link: tool.link })
  const sentence = result
    ? `${result.answer} ${result.about}`
    : outcome.kind === 'none'
      ? outcome.message
      : words.toCorrect
  const spoken = useAnnouncement(sentence, tool.isTouched)
  return (
    <>
      {/* `method="dialog"` does nothing outside a dialog, so that Enter does not submit before hydration. */}
      <form method="dialog" aria-label={heading} className={css.form} {...tool.formProps}>
        <div className={css.start}>
          <Text as="span" size="small" tone="quiet">
            {tool.isExample ? words.example.fields : words.example.typed}
          </Text>
          {/* One button for both, so that it keeps the focus. */}
          <Button variant="quiet" size="compact" onPress={tool.isEmpty ? tool.reset : tool.startEmpty}>
            {tool.isEmpty ? words.reset : words.startEmpty}
          </Button>
        </div>
        <Stack gap="lg">{form}</Stack>
        {!tool.isExample && !tool.isEmpty && (
          <Button variant="quiet" size="compact" onPress={tool.reset}>
            {words.reset}
          </Button>
        )}
      </form>
      <p ref={line} className={css.printed} />
      <div className={css.withoutScript}>
        <Alert role="note" title={words.withoutScript}>
          {example}
        </Alert>
      </div>
      <div className={css.result}>
        <section className={css.answer} aria-labelledby="answer">
          {result ? (
            <>
              <div className={tool.isExample ? css.exampleMark : css.ownMark}>
                {tool.isExample ? words.example.mark : words.example.own}
              </div>
              <div>
                <h2 id="answer" className={css.answerHeading}>
                  <span
                    className={result.answer.length > MOST_IN_FIGURES ? css.answerWords : css.answerFigure}
                  >
                    {result.answer}
                  </span>{' '}
                  <span className={css.answerAbout}>{result.about}</span>
                </h2>
                {result.beside}
              </div>
            </>
          ) : (
            <NoResult>{outcome.kind === 'none' ? outcome.message : words.toCorrect}</NoResult>
          )}
        </section>
        {deferred.result && <Worked result={deferred.result} link={deferred.link} heading={heading} />}
      </div>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
    </>
  )
}

/** The working of the result and its sources. */
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
      <Freshness rules={uniqueRules(result.rules)} />
      <div className={css.quietActions}>
        <ToolActions link={link} />
      </div>
      <p className={css.printed}>{words.printed(heading)}</p>
    </div>
  )
})

/** Shown if there is no answer. */
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

/** Dates of verification of the figures, and their sources. */
function Freshness({ rules }: { rules: readonly RuleReference[] }) {
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
        <Unbroken
          text={words.checked(laws.join('; '), formatDate(checked[0]!), {
            figures: rules.length,
            toConfirm: rules.filter(needsConfirmation).length,
          })}
        />
      </Text>
      <RuleSources rules={rules} />
    </Stack>
  )
}
