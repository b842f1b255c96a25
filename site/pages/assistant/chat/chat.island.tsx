import { Button } from '@anupalan/design-system/button'
import { Checkbox } from '@anupalan/design-system/checkbox'
import { Heading } from '@anupalan/design-system/heading'
import { Inline } from '@anupalan/design-system/inline'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { openAssistantPage } from '@anupalan/server/contract/assistant/endpoints'
import { assistantRules } from '@anupalan/server/contract/assistant/rules'
import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import type { SnapshotFrom } from 'xstate'
import { assistantPage, chat as words } from '../words.ts'
import * as css from './chat.css.ts'
import type { chatMachine } from './chat.machine.ts'
import { ExchangeView } from './exchange-view.tsx'
import { HandOver } from './hand-over.tsx'
import { textOf } from './transcript.ts'
import { useChat } from './use-chat.ts'

export interface ChatProps {
  /** Initial state, for stories: `chatMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof chatMachine>
  /** Whether the conversation is taken along to a person at first, for stories. */
  isTakenAlong?: boolean
}

const { suggestions } = assistantPage

/** Without scripts the forms open the answer as a page of its own. */
const toPage = { method: 'get', action: openAssistantPage.path } as const

/** The chat with the assistant, and the ways to a person. */
export default function Chat({ snapshot, isTakenAlong }: ChatProps) {
  const { state, send, model } = useChat(snapshot)
  const { exchanges, news } = state.context
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [error, setError] = useState<string>()
  /** Whether the focus moves to the question, because what was pressed is removed. */
  const [toHeading, setToHeading] = useState(0)
  const isBusy = state.hasTag('busy')

  const ask = (typed: string, from: 'field' | 'button') => {
    if (isBusy) return
    const question = typed.trim()
    const problem =
      question === ''
        ? words.missing
        : question.length > assistantRules.questionLimit
          ? words.long
          : undefined
    setError(problem)
    if (problem !== undefined) return field.current?.focus()
    const data = new FormData(form.current ?? undefined)
    const wishes = { mayKeep: data.has('keep'), mayRephrase: data.has('rephrase') }
    send({ type: 'question.ask', question, wishes })
    if (from === 'field' && field.current) field.current.value = ''
    if (from === 'button') setToHeading((times) => times + 1)
  }
  useLayoutEffect(() => {
    if (toHeading > 0) heading.current?.focus()
  }, [toHeading])

  const count = exchanges.length
  const shown = useRef(count)
  useLayoutEffect(() => {
    // One more than before was asked; others were restored.
    if (count === shown.current + 1 && state.matches('asking'))
      heading.current?.scrollIntoView({ block: 'start' })
    shown.current = count
  }, [count, state])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    if (submitter instanceof HTMLButtonElement && submitter.name === 'question')
      return ask(submitter.value, 'button')
    ask(field.current?.value ?? '', 'field')
  }
  const stop = () => {
    send({ type: 'answer.stop' })
    setToHeading((times) => times + 1)
  }

  return (
    <Stack gap="xxl">
      <section aria-labelledby="chat">
        <Stack gap="lg">
          <Heading level={2} size="title" id="chat" tabIndex={-1}>
            {words.conversation}
          </Heading>
          <VisuallyHidden>
            <span role="status">{news && textOf(news)}</span>
          </VisuallyHidden>
          {exchanges.map((exchange, at) => (
            <ExchangeView
              key={exchange.id}
              exchange={exchange}
              isLast={at === count - 1}
              isRephrasing={at === count - 1 && state.matches('rephrasing')}
              heading={at === count - 1 ? heading : undefined}
              onStop={stop}
              onRetry={() => {
                send({ type: 'question.retry' })
                setToHeading((times) => times + 1)
              }}
              onReply={(reply) => ask(reply, 'button')}
            />
          ))}
          <form ref={form} {...toPage} noValidate onSubmit={onSubmit} className={css.form}>
            <Stack gap="md">
              <TextField
                {...words.question}
                ref={field}
                name="question"
                autoComplete="off"
                enterKeyHint="send"
                errorMessage={error}
              />
              <div className={css.withScript}>
                <Stack gap="sm">
                  <Checkbox label={words.keep} name="keep" />
                  {model !== null && <Checkbox label={words.rephrase(model)} name="rephrase" />}
                </Stack>
              </div>
              <Inline gap="md">
                <Button type="submit" isPending={isBusy}>
                  {isBusy ? words.asking : words.ask}
                </Button>
                {count > 0 && (
                  <Button
                    variant="quiet"
                    onPress={() => {
                      send({ type: 'history.clear' })
                      setError(undefined)
                      field.current?.focus()
                    }}
                  >
                    {words.clear}
                  </Button>
                )}
              </Inline>
            </Stack>
          </form>
          {count === 0 && (
            <form {...toPage} onSubmit={onSubmit}>
              <Stack gap="sm">
                <Text size="small" tone="quiet" id="suggestions">
                  {suggestions.heading}
                </Text>
                <ul role="list" aria-labelledby="suggestions" className={css.suggestions}>
                  {suggestions.questions.map((question) => (
                    <li key={question}>
                      <button
                        type="submit"
                        name="question"
                        value={question}
                        lang={/\p{Script=Devanagari}/u.test(question) ? 'hi' : undefined}
                        className={css.suggestion}
                      >
                        {question}
                      </button>
                    </li>
                  ))}
                </ul>
              </Stack>
            </form>
          )}
        </Stack>
      </section>
      <HandOver exchanges={exchanges} isTakenAlong={isTakenAlong} />
    </Stack>
  )
}
