import type { ReactNode } from 'react'
import { useMessages } from '../messages/index.ts'
import { dataTableMessages } from './data-table.messages.ts'

/** Instead of rows, if there are none. @param text of the caller */
export function useEmptyText(isLoading: boolean, text: ReactNode): ReactNode {
  const { empty, loading } = useMessages('dataTable', dataTableMessages)
  return isLoading ? loading : (text ?? empty)
}
