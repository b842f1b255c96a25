import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatDate, istDate, weekday } from '@anupalan/server/compliance/ist'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import { dashboardApi } from './api.ts'
import { Figures } from './figures.tsx'
import { Meetings } from './meetings.tsx'
import { Todo } from './todo.tsx'
import { dashboardWords as words } from './words.ts'

/** What the staff has to do today. */
export default function AdminDashboard() {
  const query = useApiQuery(dashboardApi, 'getToday')
  const today = query.data && istDate(Date.parse(query.data.at))
  return (
    <div className={screen.content}>
      <Stack gap="xs">
        <Heading level={1} tabIndex={-1}>
          {words.heading}
        </Heading>
        {today && <Text tone="quiet">{words.lead(weekday(today), formatDate(today))}</Text>}
      </Stack>
      <Loaded query={query} title={words.notLoaded}>
        {({ meetings, ...todo }) => (
          <>
            <Todo {...todo} />
            <Meetings meetings={meetings} />
          </>
        )}
      </Loaded>
      <Figures />
    </div>
  )
}
