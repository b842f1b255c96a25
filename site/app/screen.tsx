import { lazy, type ComponentType } from 'react'
import { AfterNavigation } from './after-navigation.tsx'
import { PageViews } from './page-views.tsx'

/**
 * A lazily loaded screen, with what follows a navigation to it.
 *
 * @param load imports a module whose default export is the screen; its `h1` must be focusable
 */
export function screen(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const LazyScreen = lazy(load)
  return function Screen() {
    return (
      <>
        <LazyScreen />
        <AfterNavigation />
        <PageViews />
      </>
    )
  }
}
