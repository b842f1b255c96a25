import { useLocation, useSearchParams } from 'react-router-dom'

/** The URL of the list on the present screen, or of a task: the portal's, or that of the client's page for the staff. */
export function useTaskHref(client: string): (task?: string) => string {
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  return (task) => {
    const next = new URLSearchParams(query)
    next.set('client', client)
    if (task === undefined) next.delete('task')
    else next.set('task', task)
    return `${pathname}?${next.toString()}`
  }
}
