import type { ReactElement } from 'react'
import { createRoutesFromElements, matchRoutes } from 'react-router-dom'
import { preloadModule } from './lazy-module.tsx'
import { applicationRoutes } from './routes.tsx'

/**
 * Loads the code of the layout and the screen at a path. A failure is not reported: rendering them requests the code
 * again, and the error boundary shows if that fails as well.
 */
export async function preloadRoutes(path: string): Promise<void> {
  const matches = matchRoutes(createRoutesFromElements(applicationRoutes), path) ?? []
  const elements = matches.map(({ route }) => route.element as ReactElement | undefined)
  await Promise.allSettled(elements.map((element) => preloadModule(element?.type)))
}
