import { Badge } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Health } from '@anupalan/server/contract/operations/schema'
import type { ReactNode } from 'react'
import { Terms } from '../../../ui/terms.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { istMoment } from '../../auth/account/times.ts'
import { Loaded } from '../../data/loaded.tsx'
import { sizeLabel } from '../../data/size-label.ts'
import { useApiQuery } from '../../data/use-api.ts'
import { healthApi } from './api.ts'
import * as css from './health.css.ts'
import { Jobs } from './jobs.tsx'
import { Mails } from './mails.tsx'
import { healthWords as words } from './words.ts'

const HOUR_MS = 3_600_000

/** From then on a backup is too old: one a day, and some hours for it. */
const MAX_BACKUP_HOURS = 36

/** What a super admin looks at when something is wrong, and before. */
export function ServerHealth() {
  const query = useApiQuery(healthApi, 'getHealth')
  const { data, isFetching, refetch } = query
  return (
    <>
      <Stack gap="xs">
        <Heading level={1} tabIndex={-1}>
          {words.heading}
        </Heading>
        {data && (
          <div className={css.state}>
            <Text tone="quiet">
              <Unbroken text={words.lead(istMoment(data.at))} />
            </Text>
            <div>
              <Button
                variant="quiet"
                align="text"
                size="compact"
                isPending={isFetching}
                onPress={() => void refetch()}
              >
                {words.again}
              </Button>
            </div>
          </div>
        )}
      </Stack>
      <Loaded query={query} title={words.notLoaded}>
        {(health) => (
          <>
            <Mails outbox={health.outbox} failedMails={health.failedMails} />
            <div className={css.parts}>
              <Part heading={words.backup.heading}>
                <Backup at={health.at} backedUpAt={health.backedUpAt} />
              </Part>
              <Part heading={words.storage.heading}>
                <Storage {...health.storage} />
              </Part>
              <Part heading={words.versions.heading}>
                <Versions {...health.versions} />
              </Part>
            </div>
            <Jobs jobs={health.jobs} at={health.at} />
          </>
        )}
      </Loaded>
    </>
  )
}

const Part = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <Stack gap="sm" as="section">
    <Heading level={2} size="title">
      {heading}
    </Heading>
    {children}
  </Stack>
)

function Backup({ at, backedUpAt }: Pick<Health, 'at' | 'backedUpAt'>) {
  if (backedUpAt === null)
    return (
      <>
        <div>
          <Badge tone="danger">{words.backup.never}</Badge>
        </div>
        <Text size="small">{words.backup.neverText}</Text>
      </>
    )
  const hours = Math.floor((Date.parse(at) - Date.parse(backedUpAt)) / HOUR_MS)
  const isOld = hours >= MAX_BACKUP_HOURS
  return (
    <>
      <div className={css.state}>
        <Badge tone={isOld ? 'danger' : 'positive'}>{isOld ? words.backup.old : words.backup.fresh}</Badge>
        <Text as="span">{words.backup.age(hours)}</Text>
      </div>
      <Text size="small" tone="quiet">
        <Unbroken text={words.backup.made(istMoment(backedUpAt))} />
      </Text>
    </>
  )
}

const Storage = ({ files, fileBytes, databaseBytes }: Health['storage']) => (
  <Terms
    className={css.facts}
    items={[
      { term: words.storage.files, text: files.toLocaleString('en-IN') },
      { term: words.storage.fileBytes, text: sizeLabel(fileBytes) },
      { term: words.storage.databaseBytes, text: sizeLabel(databaseBytes) },
    ]}
  />
)

const Versions = ({ product, node, database, schema }: Health['versions']) => (
  <Terms
    className={css.facts}
    items={[
      { term: words.versions.product, text: product },
      { term: words.versions.node, text: node.replace(/^v/, '') },
      { term: words.versions.database, text: `${database.kind} ${database.version}` },
      { term: words.versions.schema, text: schema },
    ]}
  />
)
