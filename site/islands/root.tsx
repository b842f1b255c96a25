/** The only module of a document that needs React. Loaded with the first island. */
import { useEffect, type ComponentType, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { IslandBoundary } from './island.tsx'

/** Hydrates an element, or renders into an empty one. Resolves after the component's effects, when it is interactive. */
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

/** Its effect runs after those of its children. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated])
  return children
}
