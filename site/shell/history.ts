import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'

const pageOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search

/**
 * The browser's history for the site's router. A move to a place on the same page (a plain anchor, Back from one) is
 * told to the router only after its `popstate` event: React renders what an event of that type changes at once, and
 * where a part of the prerendered page has not come alive yet, it throws the part away and makes it anew. The focus
 * and whatever was typed there would go with it. Outside of the event it comes alive first.
 */
export function createHistory(): ReturnType<typeof createBrowserHistory> {
  const history = createBrowserHistory({ v5Compat: true })
  let last = history.location
  const listen: typeof history.listen = (tell) =>
    history.listen((update) => {
      const { action, location } = update
      const isSamePage = pageOf(location) === pageOf(last)
      last = location
      if (action !== 'POP' || !isSamePage) return tell(update)
      // Whoever has moved on meanwhile is not called back.
      setTimeout(() => last === location && tell(update))
    })
  // Its own location and action are getters.
  return Object.create(history, { listen: { value: listen } }) as typeof history
}
