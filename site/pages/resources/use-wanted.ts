import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { topics, type Topic } from '../../content/articles.ts'

/** The address follows what is typed this long after the last change. */
const WRITE_AFTER_MS = 300

const never = () => () => {}

/** Prerendered HTML knows of no query: it is there from the first change after hydration on. */
const useIsAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

export interface Wanted {
  topic: Topic | undefined
  typed: string
  setTyped: (typed: string) => void
  /** The address of the page with another topic, and what is typed now. */
  hrefOf: (topic: Topic | undefined) => string
}

const queryOf = (topic: string | undefined, typed: string) => {
  const query = new URLSearchParams({ ...(topic && { topic }), ...(typed && { q: typed }) }).toString()
  return query && `?${query}`
}

/** What a reader wants of the articles, as `?topic=` and `?q=` say it; the address follows what is typed. */
export function useWanted(field: RefObject<HTMLInputElement | null>): Wanted {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(useIsAlive() ? search : '')
  const topic = topics.find(({ slug }) => slug === asked.get('topic'))?.slug
  const q = asked.get('q') ?? ''
  const [typed, setTyped] = useState(q)
  const written = useRef(q)

  // What was typed on the prerendered page.
  useLayoutEffect(() => {
    if (field.current?.value) setTyped(field.current.value)
  }, [field])

  // Back, Forward, a link.
  useLayoutEffect(() => {
    if (q === written.current) return
    written.current = q
    setTyped(q)
  }, [q])

  useEffect(() => {
    const text = typed.trim()
    if (text === written.current) return undefined
    const rest = setTimeout(() => {
      written.current = text
      void navigate({ search: queryOf(topic, text) }, { replace: true })
    }, WRITE_AFTER_MS)
    return () => clearTimeout(rest)
  }, [typed, topic, navigate])

  return { topic, typed, setTyped, hrefOf: (other) => pathname + queryOf(other, typed.trim()) }
}
