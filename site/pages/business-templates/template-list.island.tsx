import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { useLayoutEffect, useRef, useState } from 'react'
import { templatesPage as words } from './definitions/list-words.ts'
import { kindNames, type TemplateKind } from './definitions/kinds.ts'
import type { Format } from './definitions/template.ts'
import * as layout from '../../ui/page-layout.css.ts'
import { Segments } from '../../ui/fields/segments.tsx'
import { useAnnouncement } from '../../ui/use-announcement.ts'
import * as css from './business-templates.css.ts'
import { PageDrawing } from './page-drawing.tsx'

const kinds = Object.keys(kindNames) as TemplateKind[]
const EVERY = 'all'

/** A template in the list. */
export interface ListedTemplate {
  slug: string
  kind: TemplateKind
  name: string
  purpose: string
  formats: readonly Format[]
}

export interface TemplateListProps {
  templates: readonly ListedTemplate[]
}

/** Every template with its purpose, by kind, or filtered by one kind. */
export default function TemplateList({ templates }: TemplateListProps) {
  const [kindFilter, setKindFilter] = useState<string>(EVERY)
  const filter = useRef<HTMLFormElement>(null)
  // The choice made before hydration.
  useLayoutEffect(() => {
    const chosen = filter.current?.querySelector<HTMLInputElement>('input:checked')
    if (chosen) setKindFilter(chosen.value)
  }, [])
  const shown = kinds.filter((kind) => kindFilter === EVERY || kindFilter === kind)
  const count = templates.filter(({ kind }) => shown.includes(kind)).length
  const spoken = useAnnouncement(words.found(count), kindFilter !== EVERY)
  return (
    <Stack gap="xl">
      {/* Without `off`, browsers restore the last choice on Back without the filtered list. */}
      <form ref={filter} autoComplete="off" className={css.filter}>
        <Segments
          label={words.filter}
          name="kind"
          value={kindFilter}
          onChange={setKindFilter}
          options={[
            { value: EVERY, label: words.every },
            ...kinds.map((kind) => ({ value: kind as string, label: kindNames[kind] })),
          ]}
        />
      </form>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      {shown.map((kind) => (
        <section key={kind} aria-labelledby={kind}>
          <Stack>
            <Heading level={2} size="title" id={kind}>
              {kindNames[kind]}
            </Heading>
            <ul role="list" className={`${layout.ruledList} ${css.list}`}>
              {templates
                .filter((each) => each.kind === kind)
                .map(({ slug, name, purpose, formats }) => (
                  <li key={slug} className={`${layout.ruledRow} ${css.row}`}>
                    <PageDrawing slug={slug} />
                    <Stack gap="xxs">
                      <Link href={`/business-templates/${slug}`} variant="strong">
                        {name}
                      </Link>
                      <Text size="small">{purpose}</Text>
                      <Text size="small" tone="quiet">
                        {formats.map((format) => words.formatNames[format]).join(', ')}
                      </Text>
                    </Stack>
                  </li>
                ))}
            </ul>
          </Stack>
        </section>
      ))}
    </Stack>
  )
}
