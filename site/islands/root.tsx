/** The one place that needs React in a document: it is fetched with the first island. */
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './island.tsx'

/** Hydrates an element, or fills an empty one. Resolves once its component's effects have run, so that it answers. */
export function hydrate(
  element: HTMLElement,
  Island: ComponentType<Record<string, unknown>>,
  props: Record<string, unknown>,
  identifierPrefix: string,
): Promise<void> {
  return new Promise((resolve) => {
    const content = (
      <Hydrated onHydrated={resolve}>
        <IslandBoundary>
          <Island {...props} />
        </IslandBoundary>
      </Hydrated>
    )
    if (element.firstChild) hydrateRoot(element, content, { identifierPrefix })
    else createRoot(element, { identifierPrefix }).render(content)
  })
}

/** Its effect runs after those of everything in it. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
