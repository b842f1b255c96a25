import { Container } from '@anupalan/design-system/container'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatDate } from '@anupalan/server/compliance/ist'
import type { ReactNode } from 'react'
import type { LegalBlock, LegalPageWords, LegalTable, LegalTerm } from '../../content/legal/legal-page.ts'
import { legalWords as words } from '../../content/legal/words.ts'
import * as layout from '../page-layout.css.ts'
import * as css from './legal-page.css.ts'
import { PageHead } from './page-head.tsx'
import { Points } from './points.tsx'
import { ProseText } from './prose-text.tsx'
import { RuledTerms } from './ruled-terms.tsx'
import { WordTable } from './word-table.tsx'

export interface LegalPageProps<Content extends LegalPageWords> {
  /** Its path in the route table. */
  path: string
  content: Content
  /** What stands at the end of a section and is no text: a button, a table of what the build has found. */
  after?: { readonly [Id in Content['sections'][number]['id']]?: ReactNode }
}

/** One legal page: as of when it holds, its contents, and its numbered sections. */
export function LegalPage<const Content extends LegalPageWords>(props: LegalPageProps<Content>) {
  const { path, content } = props
  const { heading, lead, asOf, sections } = content
  const after: Readonly<Record<string, ReactNode>> = props.after ?? {}
  return (
    <div className={layout.page}>
      <Container>
        <Stack gap="xxl">
          <PageHead above={words.above} heading={heading} lead={lead}>
            <Text tone="quiet">
              {words.asOf} <time dateTime={asOf}>{formatDate(asOf)}</time>
            </Text>
          </PageHead>
          <div className={css.columns}>
            <nav aria-labelledby="contents" className={css.contents}>
              <Heading level={2} size="label" id="contents">
                {words.contents}
              </Heading>
              <ol role="list" className={css.places}>
                {sections.map(({ id, heading }, at) => (
                  <li key={id} className={css.place}>
                    <span className={css.placeNumber}>{at + 1}</span>
                    <Link href={`#${id}`} variant="quiet">
                      {heading}
                    </Link>
                  </li>
                ))}
              </ol>
            </nav>
            <div className={css.sections}>
              {sections.map(({ id, heading, body }, at) => (
                <section key={id} aria-labelledby={id} className={css.section}>
                  <div className={css.heading}>
                    <Heading level={2} size="title" id={id} tabIndex={-1}>
                      <span className={css.number}>{at + 1}</span> {heading}
                    </Heading>
                  </div>
                  <Stack gap="md">
                    {body.map((block, at) => (
                      <Block key={at} block={block} />
                    ))}
                    {after[id]}
                  </Stack>
                </section>
              ))}
            </div>
          </div>
          <nav aria-labelledby="others">
            <Stack gap="sm">
              <Heading level={2} size="label" id="others">
                {words.others}
              </Heading>
              <ul role="list" className={css.others}>
                {words.pages
                  .filter(({ href }) => href !== path)
                  .map(({ label, href }) => (
                    <li key={href}>
                      <Link href={href}>{label}</Link>
                    </li>
                  ))}
              </ul>
            </Stack>
          </nav>
        </Stack>
      </Container>
    </div>
  )
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string' || !('points' in block || 'terms' in block || 'table' in block))
    return (
      <Text>
        <ProseText words={block} />
      </Text>
    )
  if ('points' in block) return <Points points={block.points} />
  if ('terms' in block) return <Terms {...block} />
  return <LegalRows {...block.table} />
}

function Terms({ heading, terms }: { heading?: string; terms: readonly LegalTerm[] }) {
  if (!heading) return <RuledTerms terms={terms} />
  return (
    <div className={css.group}>
      <Stack gap="sm">
        <Heading level={3} size="label">
          {heading}
        </Heading>
        <RuledTerms terms={terms} />
      </Stack>
    </div>
  )
}

function LegalRows({ caption, columns, rows }: LegalTable) {
  return (
    <WordTable
      caption={caption}
      columns={columns.map((head, at) => ({ key: String(at), head }))}
      rows={rows.map((cells, row) => ({
        id: String(row),
        cells: Object.fromEntries(cells.map((words, at) => [at, <ProseText key={at} words={words} />])),
      }))}
    />
  )
}
