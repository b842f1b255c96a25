import { Button } from '@anupalan/design-system/button'
import type { DataTableColumn } from '@anupalan/design-system/data-table'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { media } from '@anupalan/design-system/tokens'
import { needsConfirmation } from '@anupalan/server/compliance/dated'
import { retentionRow } from '@anupalan/server/compliance/retention/categories'
import type { RetentionPeriod } from '@anupalan/server/contract/retention/schema'
import { useState } from 'react'
import { retentionTexts } from '../../../content/legal/retention.ts'
import { useSession } from '../../../session/session.tsx'
import { istMoment } from '../../auth/account/times.ts'
import { Loaded } from '../../data/loaded.tsx'
import { ReadTable } from '../../data/read-table.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { useLazyComponent } from '../../use-lazy-component.ts'
import { retentionApi } from './api.ts'
import { unbroken } from '../../../ui/unbroken.css.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import * as css from './retention.css.ts'
import { retentionWords } from './words.ts'

const words = retentionWords.periods

const importPeriodDialog = () => import('./period-dialog.tsx').then(({ PeriodDialog }) => PeriodDialog)

type PeriodRow = RetentionPeriod & { readonly id: string }

const Years = ({ period }: { period: PeriodRow }) => {
  const { category, years, lawYears, reason, setAt, setBy } = period
  return (
    <div className={css.stacked}>
      <span>{words.years(years, retentionTexts.after[retentionRow(category).from])}</span>
      {years > lawYears && setAt !== null && (
        <>
          <Text as="span" size="small" tone="quiet">
            {words.lawYears(lawYears)}
          </Text>
          <Text as="span" size="small" tone="quiet">
            <bdi>
              <Unbroken text={words.set(setBy?.fullName || words.formerStaff, istMoment(setAt), reason)} />
            </bdi>
          </Text>
        </>
      )}
    </div>
  )
}

const Law = ({ category }: Pick<PeriodRow, 'category'>) => {
  const row = retentionRow(category)
  return (
    <div className={css.stacked}>
      <span>{`${row.law}, ${row.section}`}</span>
      {row.note !== undefined && (
        <Text as="span" size="small" tone="quiet">
          {row.note}
        </Text>
      )}
      {needsConfirmation(row) && (
        <Text as="span" size="small" tone="quiet">
          {words.confirm}
        </Text>
      )}
    </div>
  )
}

const columns: readonly DataTableColumn<PeriodRow>[] = [
  { id: 'papers', label: words.columns.papers, cell: ({ category }) => retentionTexts.papers[category] },
  { id: 'years', label: words.columns.years, cell: (period) => <Years period={period} /> },
  { id: 'law', label: words.columns.law, cell: ({ category }) => <Law category={category} /> },
]

/** For how long each kind of paper is kept, and by which law. A super admin makes it longer. */
export function Periods() {
  const query = useApiQuery(retentionApi, 'listRetentionPeriods')
  const mayChange = useSession().user?.role === 'super_admin'
  const [edited, setEdited] = useState<RetentionPeriod>()
  const [PeriodDialog, loadPeriodDialog] = useLazyComponent(importPeriodDialog)
  const isPhone = useMedia(media.belowTablet)
  const changeOf = (period: PeriodRow) => (
    <span className={unbroken}>
      <Button
        variant="secondary"
        size="compact"
        aria-label={words.changeOf(retentionTexts.papers[period.category])}
        onPress={() => void loadPeriodDialog(() => setEdited(period))}
      >
        {words.change}
      </Button>
    </span>
  )
  const changing: DataTableColumn<PeriodRow> = { id: 'change', label: words.columns.change, cell: changeOf }
  /** The one column of a phone, with what the others of a wide window show below the papers. */
  const ofPhone: DataTableColumn<PeriodRow> = {
    id: 'papers',
    label: words.columns.papers,
    cell: (period) => (
      <div className={css.below}>
        <Text as="span" weight="strong">
          {retentionTexts.papers[period.category]}
        </Text>
        <Years period={period} />
        <Text as="span" size="small" tone="quiet">
          <Law category={period.category} />
        </Text>
        {mayChange && changeOf(period)}
      </div>
    ),
  }
  return (
    <Stack gap="sm" as="section">
      <Heading level={2} size="title">
        {words.heading}
      </Heading>
      <Loaded query={query} title={words.notLoaded}>
        {({ periods }) => (
          <ReadTable
            caption={words.heading}
            isCaptionHidden
            columns={isPhone ? [ofPhone] : mayChange ? [...columns, changing] : columns}
            rows={periods.map((period) => ({ ...period, id: period.category }))}
          />
        )}
      </Loaded>
      {PeriodDialog && edited && <PeriodDialog period={edited} onClose={() => setEdited(undefined)} />}
    </Stack>
  )
}
