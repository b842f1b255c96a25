/** Hydrates the islands of this document, each when its trigger says so. */
import type { ComponentType } from 'react'
import { keepEarlyInput, repeatEarlyInput } from './early-input.ts'
import { triggered, worthAnotherTry, type Trigger } from './triggers.ts'

/** What the build writes on an island's element: see `build/html/render-document.tsx`. */
interface IslandData {
  /** Address of the script whose default export is the component. */
  island: string
  /** Addresses of the scripts and style sheets that this script needs, as far as the document lacks them. */
  needs?: string
  /** JSON. */
  props?: string
  prefix: string
  when: Trigger
  /** Set when it answers. */
  hydrated?: string
}

const dataOf = (island: HTMLElement) => island.dataset as DOMStringMap & IslandData

const hydrations = new WeakMap<HTMLElement, Promise<void>>()

/** Hydrates an island now. Resolves when it answers; asked again, it is the same promise. */
function hydrateIsland(island: HTMLElement): Promise<void> {
  const known = hydrations.get(island)
  if (known) return known
  const hydration = load(island)
  hydrations.set(island, hydration)
  return hydration
}

/** Hydrates the island whose element has this id; resolves at once where the document has none, or renders it in place. */
export async function hydrateById(id: string): Promise<void> {
  const island = document.getElementById(id)
  if (island?.dataset.island) await hydrateIsland(island)
}

/** Begins to wait for the triggers of all islands. */
export function hydrateIslands(): void {
  keepEarlyInput(
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
      // What arrived and failed is a fault of the code; what did not arrive may do so later.
      if (!isNotThere(error)) reportError(error)
      await worthAnotherTry(island)
    }
  }
  island.dataset.hydrated = ''
  island.dispatchEvent(new Event('hydrated'))
  repeatEarlyInput(island)
}

/** Chromium and Firefox speak of a “dynamically imported module”, Safari of a “module script”. */
const isNotThere = (error: unknown) =>
  error instanceof FileError ||
  (error instanceof TypeError && /dynamically imported module|module script/i.test(error.message))

/** A style sheet that did not arrive. */
class FileError extends Error {
  override name = 'FileError'
}

const fetched = new Map<string, Promise<void>>()

/** Adds a style sheet, and resolves when it applies; asks for a script without waiting for it. */
function fetchFile(address: string): Promise<void> {
  const known = fetched.get(address)
  if (known) return known
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
      reject(new FileError(`${address} did not arrive.`))
    })
  })
  fetched.set(address, fetching)
  document.head.append(link)
  return fetching
}
