import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { formatDayMonth } from '@anupalan/server/compliance/ist'
import { builtOn } from 'virtual:built-on'
import type { ToolGroup } from './find-tools.ts'
import { Island } from '../../islands/island.tsx'
import { lastDay } from '../../ui/days/past-days.ts'
import * as layout from '../../ui/page-layout.css.ts'
import { PageHead } from '../../ui/page/page-head.tsx'
import type { ContentPageProps } from '../../ui/pages.ts'
import type { LiveAnswer } from './live-answers.ts'
import * as css from './tools.css.ts'
import ToolFinder from './tool-finder.island.tsx'
import { toolsPage as words } from './words.ts'

/** Every tool. */
export interface ToolsContent {
  groups: readonly ToolGroup[]
  answers: readonly LiveAnswer[]
}

/** Every tool with the question that it answers, and a search field. */
export default function ToolsPage({ content }: ContentPageProps<ToolsContent>) {
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <PageHead
            above={words.breadcrumbs}
            name={words.name}
            heading={words.heading}
            lead={words.lead}
            isCompact
          />
          <Answers answers={content.answers} />
          <Island of={ToolFinder} when="interaction" groups={content.groups} />
        </Stack>
      </Container>
    </div>
  )
}

/** The tools that visitors look for most, each with an answer. Days are counted by the page’s script. */
const Answers = ({ answers }: Pick<ToolsContent, 'answers'>) => (
  <section aria-labelledby="answers">
    <Stack>
      <Heading level={2} size="title" id="answers">
        {words.live.heading}
      </Heading>
      <ul role="list" className={`${layout.ruledList} ${css.answers}`}>
        {answers.map(({ slug, name, about, answer, dates = [] }) => (
          <li key={slug} className={`${layout.ruledRow} ${css.answer}`}>
            <span className={css.about}>{about}</span>
            <strong className={css.figure}>
              {answer}
              {dates.map((date) => (
                <time key={date} dateTime={date} data-due {...lastDay(date, builtOn)}>
                  {formatDayMonth(date)}
                </time>
              ))}
            </strong>
            <Link href={`/tools/${slug}`} variant="strong">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  </section>
)
