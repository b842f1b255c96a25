import { Alert } from '@anupalan/design-system/alert'
import { ButtonLink } from '@anupalan/design-system/button'
import { Disclosure } from '@anupalan/design-system/disclosure'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Table } from '@anupalan/design-system/table'
import { Text } from '@anupalan/design-system/text'
import { formatDate } from '@anupalan/server/compliance/ist'
import type {
  Answered,
  AnswerSentence,
  AnswerSource,
  AnswerWorking,
} from '@anupalan/server/contract/assistant/schema'
import { chat as words } from '../words.ts'
import * as css from './chat.css.ts'
import { inTwoParts, sourceName } from './transcript.ts'

export interface AnswerProps {
  answer: Answered
  /** Unique in the page. */
  id: string
}

/** Sentences with their citations, the working of a calculation, and the sources. */
export function Answer({ answer, id }: AnswerProps) {
  const { sources, working, tool, confirm, phrasedBy } = answer
  const { first, more } = inTwoParts(answer)
  return (
    <Stack gap="md">
      <Sentences sentences={first} sources={sources} />
      {more.length > 0 && (
        <Disclosure summary={words.more}>
          <Sentences sentences={more} sources={sources} />
        </Disclosure>
      )}
      {phrasedBy === 'model' && (
        <Text size="small" tone="quiet">
          {words.phrased.byModel}
        </Text>
      )}
      {confirm && <Alert role="note" title={words.confirm} />}
      {working && <WorkingTable working={working} />}
      {tool && (
        <div>
          <ButtonLink href={tool.address} variant="secondary" size="compact">
            {words.openTool(tool.label)}
          </ButtonLink>
        </div>
      )}
      <Sources heading={words.sources} sources={sources} id={id} />
    </Stack>
  )
}

interface SentencesProps {
  sentences: readonly AnswerSentence[]
  sources: readonly AnswerSource[]
}

const Sentences = ({ sentences, sources }: SentencesProps) => (
  <Stack gap="sm">
    {sentences.map(({ text, sources: cited }) => (
      <Text key={text}>
        {text}{' '}
        {cited.map((at) => {
          const source = sources[at]
          return source && <Citation key={at} number={at + 1} source={source} />
        })}
      </Text>
    ))}
  </Stack>
)

const Citation = ({ number, source }: { number: number; source: AnswerSource }) => (
  <a href={source.address} aria-label={words.source(number, sourceName(source))} className={css.citation}>
    {number}
  </a>
)

const WorkingTable = ({ working: { caption, lines } }: { working: AnswerWorking }) => (
  <Table
    caption={caption}
    columns={[
      { key: 'label', head: words.columns.label },
      { key: 'amount', head: words.columns.amount, isFigure: true },
    ]}
    rows={lines.map(({ label, amount, note, rule, isTotal }, at) => ({
      id: String(at),
      isTotal,
      cells: {
        label: (
          <>
            {label}
            {[note, rule].filter(Boolean).map((text) => (
              <span key={text} className={css.rule}>
                {text}
              </span>
            ))}
          </>
        ),
        amount,
      },
    }))}
  />
)

export interface SourcesProps {
  heading: string
  sources: readonly AnswerSource[]
  /** Unique in the page. */
  id: string
}

/** Numbered as the citations are. */
export function Sources({ heading, sources, id }: SourcesProps) {
  if (sources.length === 0) return null
  return (
    <div>
      <Text size="small" weight="strong" id={`${id}-sources`}>
        {heading}
      </Text>
      <ol aria-labelledby={`${id}-sources`} className={css.sources}>
        {sources.map((source) => (
          <li key={`${source.address} ${source.heading}`}>
            <Link href={source.address}>{sourceName(source)}</Link>
            <span className={css.asOf}>
              {source.kind === 'account' ? words.asOfNow : words.asOf(formatDate(source.asOf))}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
