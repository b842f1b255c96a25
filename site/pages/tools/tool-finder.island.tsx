import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { VisuallyHidden } from '@anupalan/design-system/visually-hidden'
import { useLayoutEffect, useRef, useState } from 'react'
import * as layout from '../../ui/page-layout.css.ts'
import { useAnnouncement } from '../../ui/use-announcement.ts'
import { raiseSearch } from '../../ui/raise-search.ts'
import { findTools, type ToolGroup } from './find-tools.ts'
import * as css from './tools.css.ts'
import { toolsPage as words } from './words.ts'

export interface ToolFinderProps {
  /** Every tool. */
  groups: readonly ToolGroup[]
}

/** Every tool, and a search field that filters them. */
export default function ToolFinder({ groups: every }: ToolFinderProps) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  // Text typed before hydration.
  useLayoutEffect(() => setTyped(field.current?.value ?? ''), [])

  const groups = findTools(every, typed)
  const count = groups.reduce((sum, { tools }) => sum + tools.length, 0)
  const spoken = useAnnouncement(count === 0 ? words.none : words.found(count), typed !== '')
  const showAll = () => {
    setTyped('')
    field.current?.focus()
  }
  return (
    <Stack gap="xxl">
      <search className={css.filter}>
        <TextField
          {...words.filter}
          ref={field}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={(text) => {
            setTyped(text)
            raiseSearch(field.current)
          }}
        />
      </search>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      {count === 0 ? (
        <Stack align="start">
          <Text>{words.none}</Text>
          <Button variant="secondary" onPress={showAll}>
            {words.all}
          </Button>
        </Stack>
      ) : (
        <div className={css.groups}>
          {groups.map(({ id, heading, tools }) => (
            <section key={id} aria-labelledby={id}>
              <Stack>
                <Heading level={2} size="title" id={id}>
                  {heading}
                </Heading>
                <ul role="list" className={layout.ruledList}>
                  {tools.map(({ slug, name, question }) => (
                    <li key={slug} className={layout.ruledRow}>
                      <Link href={`/tools/${slug}`} variant="strong">
                        {name}
                      </Link>
                      <Text size="small" tone="quiet">
                        {question}
                      </Text>
                    </li>
                  ))}
                </ul>
              </Stack>
            </section>
          ))}
        </div>
      )}
    </Stack>
  )
}
