import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { useQueryClient, type QueryCache } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { focusHeading } from '../focus-heading.ts'
import { InPartsContext } from './in-parts.ts'
import { problemOf } from './problem.ts'
import * as css from './problem-alert.css.ts'
import { dataWords } from './words.ts'

const words = dataWords.parts

/** Time after which reads that had no connection are sent again, unless the browser reports one before; ms. */
export const RETRY_MS = 10_000

/**
 * Parts of a screen that are loaded apart. A failure is said once, above them, with one retry; without a connection they
 * are loaded again by themselves. Each part keeps its older data, or has a quiet line in its place.
 */
export function LoadedParts({ children }: { children: ReactNode }) {
  const { error, retry } = useFailedReads()
  // Only after a press: a label that changes every ten seconds would be announced each time.
  const [isRetrying, setRetrying] = useState(false)
  const isPressed = useRef(false)
  const problem = error && problemOf(error)
  const isOffline = problem?.kind === 'offline'
  useEffect(() => {
    if (!isOffline) return undefined
    const inView = () => {
      if (!document.hidden) void retry()
    }
    const timer = setInterval(inView, RETRY_MS)
    addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
    }
  }, [isOffline, retry])
  const press = async () => {
    isPressed.current = true
    setRetrying(true)
    await retry()
    setRetrying(false)
  }
  // The button that was pressed is gone once everything is loaded.
  useEffect(() => {
    if (error !== null) return
    if (isPressed.current) focusHeading()
    isPressed.current = false
  }, [error])
  return (
    <InPartsContext value>
      <div className={css.problem}>
        <Alert
          role="alert"
          tone={isOffline ? 'notice' : 'danger'}
          title={problem && (isOffline ? words.offline : words.failed)}
          action={
            problem?.canRetry && (
              <Button variant="secondary" size="compact" onPress={() => void press()} isPending={isRetrying}>
                {isRetrying ? words.retrying : dataWords.retry}
              </Button>
            )
          }
        >
          {isOffline ? words.offlineText : problem?.text}
        </Alert>
      </div>
      {children}
    </InPartsContext>
  )
}

const failureIn = (cache: QueryCache): Error | null =>
  cache.findAll({ type: 'active' }).find(({ state }) => state.error !== null)?.state.error ?? null

/** The error of a read whose data is displayed. It stays while the reads are sent again, which have none by then. */
function useFailedReads() {
  const client = useQueryClient()
  const [error, setError] = useState<Error | null>(null)
  useEffect(() => {
    const cache = client.getQueryCache()
    const update = () => {
      const failure = failureIn(cache)
      if (failure || cache.findAll({ type: 'active', fetchStatus: 'fetching' }).length === 0)
        setError(failure)
    }
    update()
    return cache.subscribe(update)
  }, [client])
  const retry = useCallback(
    () => client.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null }),
    [client],
  )
  return { error, retry }
}
