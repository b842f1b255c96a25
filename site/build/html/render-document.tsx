/** Renders a document with its islands to HTML, for the build and for development. */
import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import {
  IslandBoundary,
  IslandRendererContext,
  throughJson,
  type IslandRenderer,
  type RenderedIsland,
} from '../../islands/island.tsx'

/** Where a browser finds an island's code. */
export interface IslandFiles {
  /** Address of its script. */
  address: string
  /** Addresses of what the script needs besides. */
  needs: readonly string[]
}

/** Every island there is, by its component. */
export type IslandFilesOf = (component: ComponentType<never>) => IslandFiles

/**
 * @param filesOf where the code of each island is
 * @param name of the document, in errors
 * @throws AggregateError where something in it does not render
 */
export async function renderDocument(
  content: ReactNode,
  filesOf: IslandFilesOf,
  name = 'The document',
): Promise<string> {
  const islands: RenderedIsland[] = []
  const renderer: IslandRenderer = {
    add(island) {
      const { address, needs } = filesOf(island.component)
      const props = JSON.stringify(throughJson(island.props))
      // React may render a component again: it is the same island, by its prefix.
      if (!islands.some(({ identifierPrefix }) => identifierPrefix === island.identifierPrefix))
        islands.push(island)
      return {
        attributes: {
          'data-island': address,
          'data-prefix': island.identifierPrefix,
          ...(needs.length > 0 && { 'data-needs': needs.join(' ') }),
          ...(props !== '{}' && { 'data-props': props }),
        },
        placeholder: placeholderOf(island),
      }
    },
  }
  let html = await toHtml(<IslandRendererContext value={renderer}>{content}</IslandRendererContext>, name)
  for (const island of islands) {
    if (island.when === 'requested') {
      html = html.replace(placeholderOf(island), '')
      continue
    }
    const Island = island.component as ComponentType<Record<string, unknown>>
    const own = await toHtml(
      <IslandBoundary>
        <Island {...throughJson(island.props)} />
      </IslandBoundary>,
      Island.displayName ?? Island.name,
      island.identifierPrefix,
    )
    html = html.replace(placeholderOf(island), () => own)
  }
  return html
}

const placeholderOf = ({ identifierPrefix }: RenderedIsland) => `<!--island ${identifierPrefix}-->`

/** Renders islands where they stand, without attributes: for the application, which replaces all of it. */
export const renderInPlace = (content: ReactNode, name: string): Promise<string> => toHtml(content, name)

async function toHtml(content: ReactNode, name: string, identifierPrefix?: string): Promise<string> {
  const failures: unknown[] = []
  try {
    const { prelude } = await prerender(<StrictMode>{content}</StrictMode>, {
      // React would otherwise move a large boundary out of place and reveal it by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(identifierPrefix !== undefined && { identifierPrefix }),
      onError: (error) => void failures.push(error),
    })
    const html = await new Response(prelude).text()
    // What fails inside a boundary of Suspense rejects nothing.
    if (failures.length === 0) return html
  } catch (error) {
    if (failures.length === 0) failures.push(error)
  }
  throw new AggregateError(failures, `${name} does not render: ${failures.map(String).join('; ')}`)
}
