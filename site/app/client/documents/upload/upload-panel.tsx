import { Heading } from '@anupalan/design-system/heading'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { formatDate } from '@anupalan/server/compliance/ist'
import { documentCategories, type DocumentCategory } from '@anupalan/server/contract/documents/rules'
import { yearOf } from '@anupalan/server/contract/documents/years'
import { useState } from 'react'
import { useToday } from '../../../../ui/days/use-today.ts'
import { yearChoices } from '../document-choices.ts'
import * as css from '../documents.css.ts'
import { documentsWords } from '../words.ts'
import { FileChooser } from './file-chooser.tsx'
import { CameraTrigger } from './photographs/camera-trigger.tsx'
import { usePhotographs } from './photographs/use-photographs.ts'
import { photographsWords } from './photographs/words.ts'
import type { QueuedUpload, UploadQueue } from './upload-queue.ts'
import { UploadRows } from './upload-rows.tsx'

const words = documentsWords.send

export interface UploadPanelProps {
  client: string
  queue: UploadQueue
  /** Those that were chosen here. */
  uploads: readonly QueuedUpload[]
}

/** Where files are dropped or chosen, under a category and a year, and their progress. */
export function UploadPanel({ client, queue, uploads }: UploadPanelProps) {
  const today = useToday()
  const [category, setCategory] = useState<DocumentCategory>('other')
  const [chosenYear, setYear] = useState<string>()
  const year = chosenYear ?? (today === null ? '' : yearOf(today))
  const send = (files: readonly File[]) => queue.add(files, { client, category, year: year || null })
  const { choose, take, PhotographsDialog, ...photographs } = usePhotographs(send)
  return (
    <Stack gap="md">
      <Heading level={2} size="title">
        {words.heading}
      </Heading>
      <div className={css.fields}>
        <Select
          label={words.category}
          options={documentCategories}
          value={category}
          onChange={(value) => setCategory(value as DocumentCategory)}
        />
        <Select
          label={words.year}
          options={yearChoices(today, year || null)}
          placeholder={words.noYear}
          value={year}
          onChange={setYear}
        />
      </div>
      <FileChooser onChoose={choose} />
      <CameraTrigger wide onSelect={take}>
        {photographsWords.take}
      </CameraTrigger>
      {PhotographsDialog && (
        <PhotographsDialog
          {...photographs}
          defaultName={photographsWords.defaultName(today === null ? '' : formatDate(today))}
          send={send}
        />
      )}
      <UploadRows uploads={uploads} />
    </Stack>
  )
}
