import { createRef, StrictMode, type ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

/** Server-rendered HTML for walks that begin before hydration; `hydrate` is the next step. */
export function prerendered(content: ReactNode) {
  const app = <StrictMode>{content}</StrictMode>
  const place = createRef<HTMLDivElement>()
  let root: Root | undefined
  return {
    element: <div ref={place} dangerouslySetInnerHTML={{ __html: renderToString(app) }} />,
    hydrate: () => {
      root = hydrateRoot(place.current!, app)
    },
    unmount: () => root?.unmount(),
  }
}
