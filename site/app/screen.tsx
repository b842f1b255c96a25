import type { ComponentType } from 'react'
import { AfterNavigation } from './after-navigation.tsx'
import { lazyModule, preloadAlike } from './lazy-module.tsx'
import { PageViews } from './page-views.tsx'

type LoadScreen = () => Promise<{ default: ComponentType }>

/**
 * A lazily loaded screen, with what follows a navigation to it.
 *
 * @param load imports a module whose default export is the screen; its `h1` must be focusable
 */
export function screen(load: LoadScreen): ComponentType {
  const LazyScreen = lazyModule(load)
  return preloadAlike(function Screen() {
    return (
      <>
        <LazyScreen />
        <AfterNavigation />
        <PageViews />
      </>
    )
  }, LazyScreen)
}

/**
 * A screen that reads data of the server: the code of the queries is loaded with it. The screens around signing in need
 * none of it.
 */
export const dataScreen = (load: LoadScreen): ComponentType =>
  screen(async () => {
    const [{ default: Screen }, { DataProvider }] = await Promise.all([
      load(),
      import('./data/data-provider.tsx'),
    ])
    return {
      default: () => (
        <DataProvider>
          <Screen />
        </DataProvider>
      ),
    }
  })
