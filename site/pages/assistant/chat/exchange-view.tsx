import { Alert } from '@anupalan/design-system/alert'
import { Button, ButtonLink } from '@anupalan/design-system/button'
import { Inline } from '@anupalan/design-system/inline'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { AssistantAnswer } from '@anupalan/server/contract/assistant/schema'
import type { Ref } from 'react'
import { CopyStatus, useClipboard } from '../../../ui/clipboard.tsx'
import { chat as words } from '../words.ts'
import { Answer, Sources } from './answer.tsx'
import * as css from './chat.css.ts'
import type { Exchange } from './exchange.ts'
import { Rating } from './rating.tsx'
import { copyOf, textOf } from './transcript.ts'

export interface ExchangeViewProps {
  exchange: Exchange
  /** Whether it is the last one, which can be stopped, retried and continued. */
  isLast: boolean
  isRephrasing: boolean
  heading?: Ref<HTMLHeadingElement>
  onStop: () => void
  onRetry: () => void
  onReply: (reply: string) => void
}

/** The question’s language, for screen readers and fonts: Devanagari is Hindi here. */
const languageOf = (text: string) => (/\p{Script=Devanagari}/u.test(text) ? 'hi' : undefined)

/** A question and its outcome, as an entry of a ledger. */
export function ExchangeView(props: ExchangeViewProps) {
  const { exchange, isLast, isRephrasing, heading, onStop, onRetry, onReply } = props
  const { id, question, outcome } = exchange
  const headingId = `question-${id}`
  return (
    <article aria-labelledby={headingId} className={css.exchange}>
      <Stack gap="md">
        <h3 ref={heading} id={headingId} tabIndex={-1} lang={languageOf(question)} className={css.question}>
          {question}
        </h3>
        {'hasIdentifier' in outcome && outcome.hasIdentifier && (
          <Alert role="note" title={words.identifier} />
        )}
        {outcome.kind === 'pending' && (
          <Inline gap="md">
            <Text tone="quiet">{words.asking}</Text>
            <Button variant="secondary" size="compact" onPress={onStop}>
              {words.stop}
            </Button>
          </Inline>
        )}
        {(outcome.kind === 'stopped' || outcome.kind === 'failed') && (
          <Inline gap="md">
            <Text tone={outcome.kind === 'failed' ? 'danger' : 'quiet'}>{textOf(outcome)}</Text>
            {isLast && (
              <Button variant="secondary" size="compact" onPress={onRetry}>
                {words.retry}
              </Button>
            )}
          </Inline>
        )}
        {outcome.kind === 'answer' && <Answer answer={outcome} id={headingId} />}
        {outcome.kind === 'question' && (
          <Stack gap="sm">
            <Text weight="medium">{outcome.text}</Text>
            {isLast && outcome.options.length > 0 && (
              <Inline gap="xs">
                {outcome.options.map(({ value, label }) => (
                  <Button key={value} variant="secondary" size="compact" onPress={() => onReply(label)}>
                    {label}
                  </Button>
                ))}
              </Inline>
            )}
            {isLast && (
              <Text size="small" tone="quiet">
                {outcome.options.length > 0 ? words.choose : words.reply}
              </Text>
            )}
          </Stack>
        )}
        {outcome.kind === 'decline' && (
          <Stack gap="md">
            <Text>{outcome.text}</Text>
            <Inline>
              {outcome.reason === 'sign-in' ? (
                <ButtonLink href="/auth" variant="secondary" size="compact">
                  {words.signIn}
                </ButtonLink>
              ) : (
                <Link href="#person" variant="strong">
                  {words.askPerson}
                </Link>
              )}
            </Inline>
            <Sources heading={words.near} sources={outcome.sources} id={headingId} />
          </Stack>
        )}
        {isRephrasing && (
          <Inline gap="md">
            <Text size="small" tone="quiet">
              {words.phrased.pending}
            </Text>
            <Button variant="secondary" size="compact" onPress={onStop}>
              {words.stop}
            </Button>
          </Inline>
        )}
        {'topic' in outcome && outcome.kind !== 'question' && <Actions answer={outcome} />}
      </Stack>
    </article>
  )
}

/** Copying and rating an answer. */
function Actions({ answer }: { answer: AssistantAnswer }) {
  const [copied, copy] = useClipboard()
  return (
    <div className={css.actions}>
      <span className={css.firstAction}>
        <Button variant="quiet" size="compact" onPress={() => void copy(copyOf(answer, location.origin))}>
          {words.copy}
        </Button>
      </span>
      <Rating topic={answer.topic} />
      <CopyStatus of={copied} words={words} />
    </div>
  )
}
