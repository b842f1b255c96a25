import { lazy, type ComponentType } from 'react'
import { AfterNavigation } from './after-navigation.tsx'
import { PageViews } from './page-views.tsx'

/**
 * A screen whose code comes when it is first shown. What a move is to do when it has come to its end is done here.
 *
 * @param load of a module whose default export is the screen; it has an `h1` that can take the focus
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
