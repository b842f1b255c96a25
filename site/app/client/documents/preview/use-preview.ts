import { previewDocument } from '@anupalan/server/contract/documents/endpoints'
import type { DocumentVersion } from '@anupalan/server/contract/documents/schema'
import { useState } from 'react'
import { apiOf } from '../../../../ui/api.ts'
import { useApiMutation } from '../../../data/use-api.ts'

const api = apiOf({ previewDocument })

/** Opens versions of a document. It is recorded, so what was opened is read again. */
export function usePreview(client: string, document: string) {
  const [version, setVersion] = useState<DocumentVersion>()
  const [isOpen, setOpen] = useState(false)
  const { mutate, data, error, isPending } = useApiMutation(api, 'previewDocument', {
    refreshes: ['listDocuments', 'getDocument', 'listActivity'],
  })
  return {
    isOpen,
    /** The version that was opened last, also while the dialog disappears. */
    version,
    file: data,
    error,
    isPending,
    open: (opened: DocumentVersion) => {
      setVersion(opened)
      setOpen(true)
      mutate({ params: { client, document, number: opened.number } })
    },
    close: () => setOpen(false),
  }
}

export type Preview = ReturnType<typeof usePreview>
