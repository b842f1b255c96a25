import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { AssistantCount, KeptQuestion } from '@anupalan/server/contract/assistant/schema'
import { Loaded } from '../../data/loaded.tsx'
import { ReadTable } from '../../data/read-table.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { questionsApi } from './api.ts'
import { countsByTopic, type TopicCounts } from './by-topic.ts'
import * as css from './questions.css.ts'
import { questionsWords as words } from './words.ts'

/** What the assistant was asked, answered and could not answer. */
export function Questions() {
  const query = useApiQuery(questionsApi, 'readAssistantCounts')
  return (
    <>
      <Stack gap="xs">
        <Heading level={1} tabIndex={-1}>
          {words.heading}
        </Heading>
        <Text tone="quiet">{words.lead}</Text>
      </Stack>
      <Loaded query={query} title={words.notLoaded}>
        {({ counts, questions }) => (
          <>
            <Topics counts={counts} />
            <Kept questions={questions} />
          </>
        )}
      </Loaded>
    </>
  )
}

const { topics, kept } = words

const columns: readonly DataTableColumn<TopicCounts>[] = [
  { id: 'topic', label: topics.columns.topic, cell: ({ id }) => topics.names[id] },
  ...(['unanswered', 'answered', 'declined', 'good', 'bad'] as const).map(
    (name): DataTableColumn<TopicCounts> => ({
      id: name,
      label: topics.columns[name],
      kind: 'figure',
      cell: (row) => row[name].toLocaleString('en-IN'),
    }),
  ),
  { id: 'reason', label: topics.columns.reason, cell: ({ reason }) => reason ?? topics.noReason },
]

const Topics = ({ counts }: { counts: readonly AssistantCount[] }) => (
  <Stack gap="sm" as="section">
    <Heading level={2} size="title">
      {topics.heading}
    </Heading>
    <ReadTable caption={topics.heading} isCaptionHidden columns={columns} rows={countsByTopic(counts)}>
      {topics.none}
    </ReadTable>
  </Stack>
)

const keptColumns: readonly DataTableColumn<KeptQuestion>[] = [
  {
    id: 'question',
    label: kept.columns.question,
    cell: ({ text }) => <span className={css.question}>{text}</span>,
  },
  { id: 'topic', label: kept.columns.topic, cell: ({ topic }) => topics.names[topic] },
  { id: 'day', label: kept.columns.day, cell: ({ day }) => formatDate(day) },
]

const Kept = ({ questions }: { questions: readonly KeptQuestion[] }) => (
  <Stack gap="sm" as="section">
    <Heading level={2} size="title">
      {kept.heading}
    </Heading>
    <Text size="small" tone="quiet">
      {kept.lead}
    </Text>
    <ReadTable caption={kept.heading} isCaptionHidden columns={keptColumns} rows={questions}>
      {kept.none}
    </ReadTable>
  </Stack>
)
