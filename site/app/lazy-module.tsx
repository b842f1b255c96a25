/** Components whose code is loaded when they are first rendered, or before. */
import { lazy, useState, type ComponentType } from 'react'

type Load = () => Promise<{ default: ComponentType }>

const loaders = new WeakMap<object, () => Promise<void>>()

/**
 * A component whose code is loaded when it is first rendered, as by React's `lazy`. If `preloadModule` has loaded it
 * before, it renders without suspending: React shows what replaces a fallback only 300 ms after that fallback.
 *
 * @param load imports a module whose default export is the component
 */
export function lazyModule(load: Load): ComponentType {
  const LazyComponent = lazy(load)
  let loaded: ComponentType | undefined
  function LazyModule() {
    const [Component] = useState<ComponentType>(() => loaded ?? LazyComponent)
    return <Component />
  }
  loaders.set(LazyModule, async () => {
    loaded = (await load()).default
  })
  return LazyModule
}

/**
 * Loads the code of a component of `lazyModule`; nothing for any other.
 *
 * @throws if it cannot be loaded
 */
export async function preloadModule(component: unknown): Promise<void> {
  if (typeof component === 'function') await loaders.get(component)?.()
}

/** Makes a component preload what another one does. */
export function preloadAlike<C extends object>(component: C, other: object): C {
  const load = loaders.get(other)
  if (load) loaders.set(component, load)
  return component
}
