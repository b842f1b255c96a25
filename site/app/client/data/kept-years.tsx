import { Heading } from '@anupalan/design-system/heading'
import { Ledger, LedgerRow } from '@anupalan/design-system/ledger'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { formatDayMonth } from '@anupalan/server/compliance/ist'
import type { Kept } from '@anupalan/server/contract/data-rights/schema'
import { yearLabel } from '@anupalan/server/contract/documents/years'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { dataWords } from './words.ts'

const words = dataWords.kept

/** What no erasure takes away yet: each year with its last day and its law. */
export function KeptYears({ kept }: { kept: readonly Kept[] }) {
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title" id="kept">
        {words.heading}
      </Heading>
      <Text tone="quiet">{kept.length > 0 ? words.text : words.none}</Text>
      {kept.length > 0 && (
        <Ledger labelledBy="kept">
          {kept.map((each) => (
            <LedgerRow
              key={each.year}
              start={<time dateTime={each.until}>{formatDayMonth(each.until)}</time>}
              startDetail={each.until.slice(0, 4)}
              title={<Unbroken text={yearLabel(each.year)} />}
              detail={<Unbroken text={detailOf(each)} />}
            />
          ))}
        </Ledger>
      )}
    </Stack>
  )
}

const detailOf = ({ documents, returns, law, confirm }: Kept) =>
  [words.count(documents, returns), law, confirm && words.confirm].filter(Boolean).join(' · ')
