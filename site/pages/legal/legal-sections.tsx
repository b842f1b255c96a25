import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode } from 'react'
import type { LegalBlock, LegalSection, LegalTable, LegalTerm } from '../../content/legal/legal-page.ts'
import { legalWords as words } from './words.ts'
import * as css from './legal-page.css.ts'
import { Points } from '../../ui/page/points.tsx'
import { ProseText } from '../../ui/page/prose-text.tsx'
import { RuledTerms } from '../../ui/page/ruled-terms.tsx'
import { WordTable } from '../../ui/page/word-table.tsx'

export interface LegalSectionsProps<Section extends LegalSection> {
  sections: readonly Section[]
  /** What stands at the end of a section, by its id, and is no text: a button, a table of what the build has found. */
  after?: { readonly [Id in Section['id']]?: ReactNode }
}

/** The contents of a legal page, and its numbered sections. */
export function LegalSections<const Section extends LegalSection>(props: LegalSectionsProps<Section>) {
  const { sections } = props
  const after: Readonly<Record<string, ReactNode>> = props.after ?? {}
  return (
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
              {body.map((block, index) => (
                <Block key={index} block={block} />
              ))}
              {after[id]}
            </Stack>
          </section>
        ))}
      </div>
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
        cells: Object.fromEntries(cells.map((cell, at) => [at, <ProseText key={at} words={cell} />])),
      }))}
    />
  )
}
