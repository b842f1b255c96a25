import { downloadDocument, downloadYear } from '@anupalan/server/contract/documents/endpoints'
import type { DocumentVersion } from '@anupalan/server/contract/documents/schema'
import { yearLabel } from '@anupalan/server/contract/documents/years'
import { apiOf } from '../../../ui/api.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { useApiMutation } from '../../data/use-api.ts'

const api = apiOf({ downloadDocument, downloadYear })

/** A download is recorded, so what was opened is read again. */
const refreshes = ['listDocuments', 'getDocument', 'listActivity'] as const

/** Downloads versions of a document. */
export function useDownload(client: string, document: string) {
  const { mutate, isPending, error, variables } = useApiMutation(api, 'downloadDocument', { refreshes })
  return {
    download: ({ number, fileName }: Pick<DocumentVersion, 'number' | 'fileName'>) =>
      mutate(
        { params: { client, document, number } },
        { onSuccess: (blob) => saveFile({ blob, name: fileName }) },
      ),
    /** The number of the version that is being downloaded. */
    pending: isPending ? Number(variables.params.number) : undefined,
    error,
  }
}

/** Downloads all documents of a year as a zip. @param year that `isYear` */
export function useYearDownload(client: string, year: string) {
  const { mutate, isPending, error } = useApiMutation(api, 'downloadYear', { refreshes })
  return {
    download: () =>
      mutate(
        { params: { client, year } },
        { onSuccess: (blob) => saveFile({ blob, name: `${yearLabel(year)}.zip` }) },
      ),
    isPending,
    error,
  }
}
