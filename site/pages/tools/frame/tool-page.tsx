import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ComponentType, ReactNode } from 'react'
import { lawTables } from 'virtual:law-tables'
import { toolPageWords as words } from './tool-page.words.ts'
import type { ToolWords } from './words.ts'
import type { LawTopic } from '../../../content/legal/law-tables.ts'
import { Island } from '../../../islands/island.tsx'
import { figuresOf } from '../../../ui/calculator/figures-to-confirm.ts'
import * as layout from '../../../ui/page-layout.css.ts'
import { PageHead } from '../../../ui/page/page-head.tsx'
import { Explanation } from './explanation.tsx'
import type { ToolProps } from './tool-frame.tsx'
import * as css from './tool.css.ts'

export interface ToolPageProps {
  words: ToolWords
  /** What the calculation does not cover. */
  limits: readonly string[]
  /** The default export of its `tool.island.tsx`. */
  tool: ComponentType<ToolProps>
  /** Tables of the rules: slabs, rates, limits. Also shown without JavaScript. */
  rules?: ReactNode
  /** The topic of its figures, which are then counted, with those that have to be confirmed. */
  topic?: LawTopic
}

/** The page of a tool: the tool, then its purpose, method and limits in plain words. */
export function ToolPage({ words: own, limits, tool, rules, topic }: ToolPageProps) {
  const { name, heading, lead, example, related, parts } = own
  return (
    <div className={`${layout.page} ${css.tool}`}>
      <Container>
        <Stack gap="xxl">
          <PageHead above={words.breadcrumbs} name={name} heading={heading} lead={lead} isCompact />
          <Island
            of={tool}
            when="load"
            id="tool"
            className={css.columns}
            heading={heading}
            example={example}
          />
          <div className={css.below}>
            <Stack gap="xxl">
              <div>
                <Explanation parts={parts} limits={limits} />
              </div>
              {rules && (
                <section className={css.screenOnly}>
                  <Stack gap="lg">
                    <Heading level={2} size="title" id="tables">
                      {words.rules}
                    </Heading>
                    {topic && <Text tone="quiet">{words.figures(figuresOf(lawTables, topic))}</Text>}
                    {rules}
                  </Stack>
                </section>
              )}
            </Stack>
            <nav className={css.related} aria-label={words.related}>
              <Stack>
                <Text weight="strong">{words.related}</Text>
                <ul role="list" className={layout.ruledList}>
                  {related.map(({ label, href }) => (
                    <li key={href} className={layout.ruledRow}>
                      <Link href={href}>{label}</Link>
                    </li>
                  ))}
                </ul>
                <Text size="small" tone="quiet">
                  {words.privacy}
                </Text>
              </Stack>
            </nav>
          </div>
        </Stack>
      </Container>
    </div>
  )
}
