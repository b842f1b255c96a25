import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { listDocuments } from '@anupalan/server/contract/documents/endpoints'
import { yearLabel } from '@anupalan/server/contract/documents/years'
import { useId } from 'react'
import { apiOf } from '../../../ui/api.ts'
import { Unbroken } from '../../../ui/unbroken.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { useYearDownload } from './use-download.ts'
import { documentsWords } from './words.ts'

const words = documentsWords.yearDownload
const api = apiOf({ listDocuments })

export interface YearDownloadProps {
  client: string
  /** The chosen year. */
  year: string
}

/** The button that downloads a whole year, or that there is nothing in it. Name and category do not narrow it. */
export function YearDownload({ client, year }: YearDownloadProps) {
  const query = useApiQuery(api, 'listDocuments', { params: { client, year, limit: '1' } })
  const { download, isPending, error } = useYearDownload(client, year)
  const label = yearLabel(year)
  const help = useId()
  return (
    <Stack gap="xs" align="start">
      <Loaded query={query} title={documentsWords.lists.notLoaded}>
        {({ documents }) =>
          documents.length === 0 ? (
            <Text tone="quiet">{words.none(label)}</Text>
          ) : (
            <>
              <Button variant="secondary" aria-describedby={help} isPending={isPending} onPress={download}>
                {isPending ? words.pending : words.download}
              </Button>
              <Text size="small" tone="quiet">
                <span id={help}>
                  <Unbroken text={words.help(label)} />
                </span>
              </Text>
            </>
          )
        }
      </Loaded>
      <ProblemAlert title={words.failed} error={error} />
    </Stack>
  )
}
