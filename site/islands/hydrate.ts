/** Hydrates the islands of this document, each on its trigger. */
import type { ComponentType } from 'react'
import { captureEarlyInput, replayEarlyInput } from './early-input.ts'
import { triggered, whenRetryable, type Trigger } from './triggers.ts'

/** Data attributes of an island's element, written by `build/html/render-document.tsx`. */
interface IslandData {
  /** Address of the script whose default export is the component. */
  island: string
  /** Addresses of the script's dependencies, scripts and style sheets, that the document does not load itself. */
  needs?: string
  /** JSON. */
  props?: string
  prefix: string
  when: Trigger
  /** Set once hydrated. */
  hydrated?: string
}

const dataOf = (island: HTMLElement) => island.dataset as DOMStringMap & IslandData

const hydrations = new WeakMap<HTMLElement, Promise<void>>()

/** Hydrates an island now. Repeated calls return the same promise. */
function hydrateIsland(island: HTMLElement): Promise<void> {
  const existing = hydrations.get(island)
  if (existing) return existing
  const hydration = load(island)
  hydrations.set(island, hydration)
  return hydration
}

/** Hydrates the island with this id. Resolves immediately if the document has none or renders it in place. */
export async function hydrateById(id: string): Promise<void> {
  const island = document.getElementById(id)
  if (island?.dataset.island) await hydrateIsland(island)
}

/** Sets up the triggers of all islands. */
export function hydrateIslands(): void {
  captureEarlyInput(
    (element) => element.closest<HTMLElement>('[data-island]:not([data-hydrated])'),
    (island) => void hydrateIsland(island),
  )
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    void triggered(island, dataOf(island).when).then(() => hydrateIsland(island))
}

async function load(island: HTMLElement): Promise<void> {
  const { island: address, needs = '', props = '{}', prefix } = dataOf(island)
  for (;;) {
    try {
      const [{ default: component }, { hydrate }] = await Promise.all([
        import(/* @vite-ignore */ address) as Promise<{ default: ComponentType<Record<string, unknown>> }>,
        import('./root.tsx'),
        ...needs.split(' ').filter(Boolean).map(fetchFile),
      ])
      await hydrate(island, component, JSON.parse(props) as Record<string, unknown>, prefix)
      break
    } catch (error) {
      // A failed load can be retried silently; any other error is a bug.
      if (!isLoadFailure(error)) reportError(error)
      await whenRetryable(island)
    }
  }
  island.dataset.hydrated = ''
  island.dispatchEvent(new Event('hydrated'))
  replayEarlyInput(island)
}

/** Messages contain “dynamically imported module” in Chromium and Firefox, “module script” in Safari. */
const isLoadFailure = (error: unknown) =>
  error instanceof FileError ||
  (error instanceof TypeError && /dynamically imported module|module script/i.test(error.message))

/** A style sheet failed to load. */
class FileError extends Error {
  override name = 'FileError'
}

const fetched = new Map<string, Promise<void>>()

/** Adds a style sheet and resolves once it has loaded; preloads a script without waiting for it. */
function fetchFile(address: string): Promise<void> {
  const existing = fetched.get(address)
  if (existing) return existing
  const isStyle = address.endsWith('.css')
  const link = document.createElement('link')
  link.rel = isStyle ? 'stylesheet' : 'modulepreload'
  link.href = address
  const fetching = new Promise<void>((resolve, reject) => {
    if (!isStyle) return resolve()
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      fetched.delete(address)
      link.remove()
      reject(new FileError(`${address} did not load.`))
    })
  })
  fetched.set(address, fetching)
  document.head.append(link)
  return fetching
}
