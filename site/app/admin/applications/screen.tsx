import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import * as screen from '../../screen-content.css.ts'
import { ApplicationDetail } from './application-detail.tsx'
import { ApplicationList, Filters } from './application-list.tsx'
import { useFilters } from './use-filters.ts'
import { applicationsWords as words } from './words.ts'

/** The applications for work; with `?application=` one of them. */
export default function AdminApplications() {
  const { open } = useFilters()
  return (
    <div className={screen.content}>
      {open === null ? (
        <>
          <Stack gap="xs">
            <Heading level={1} size="display" tabIndex={-1}>
              {words.heading}
            </Heading>
            <Text tone="quiet">{words.lead}</Text>
          </Stack>
          <Filters />
          <ApplicationList />
        </>
      ) : (
        <ApplicationDetail key={open} reference={open} />
      )}
    </div>
  )
}
