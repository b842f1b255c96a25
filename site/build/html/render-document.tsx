/** Renders a document with its islands to HTML, for the build and for development. */
import { StrictMode, type ComponentType, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import {
  IslandBoundary,
  IslandRendererContext,
  jsonRoundTrip,
  type IslandRenderer,
  type RenderedIsland,
} from '../../islands/island.tsx'
import { markSlots, placeholderOf as slotPlaceholderOf, SlotsAreMarked } from '../../ui/slot/slot.tsx'
import type { SlotTemplate } from '../../ui/slot/slot.tsx'

/** URLs of an island's code. */
export interface IslandFiles {
  /** URL of its script. */
  address: string
  /** URLs of the script's dependencies. */
  needs: readonly string[]
}

export type IslandFilesOf = (component: ComponentType<never>) => IslandFiles

/**
 * @param filesOf returns the URLs of an island's code
 * @param name of the document, for errors
 * @throws AggregateError if a component throws
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
      const props = JSON.stringify(jsonRoundTrip(island.props))
      // React may render a component twice; the prefix identifies the island.
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
  const marked = (
    <SlotsAreMarked value={true}>
      <IslandRendererContext value={renderer}>{content}</IslandRendererContext>
    </SlotsAreMarked>
  )
  let html = markSlots(await toHtml(marked, name))
  for (const island of islands) {
    if (island.when === 'requested') {
      html = html.replace(placeholderOf(island), '')
      continue
    }
    const Island = island.component as ComponentType<Record<string, unknown>>
    const own = await toHtml(
      <IslandBoundary>
        <Island {...jsonRoundTrip(island.props)} />
      </IslandBoundary>,
      Island.displayName ?? Island.name,
      island.identifierPrefix,
    )
    html = html.replace(placeholderOf(island), () => own)
  }
  return html
}

const placeholderOf = ({ identifierPrefix }: RenderedIsland) => `<!--island ${identifierPrefix}-->`

/** Renders islands in place, without data attributes: for the application, which replaces the HTML. */
export const renderInPlace = (content: ReactNode, name: string): Promise<string> => toHtml(content, name)

/** The HTML of a template, with a placeholder for each of its values. */
export async function renderSlotTemplate(
  { default: Template, values }: SlotTemplate,
  name: string,
): Promise<string> {
  const placeholders = Object.fromEntries(values.map((value) => [value, slotPlaceholderOf(value)]))
  return toHtml(<Template {...placeholders} />, name)
}

async function toHtml(content: ReactNode, name: string, identifierPrefix?: string): Promise<string> {
  const failures: unknown[] = []
  try {
    const { prelude } = await prerender(<StrictMode>{content}</StrictMode>, {
      // By default React outlines large Suspense boundaries and inserts them by an inline script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      ...(identifierPrefix !== undefined && { identifierPrefix }),
      onError: (error) => void failures.push(error),
    })
    const html = await new Response(prelude).text()
    // An error inside a Suspense boundary does not reject the promise.
    if (failures.length === 0) return html
  } catch (error) {
    if (failures.length === 0) failures.push(error)
  }
  throw new AggregateError(failures, `${name} does not render: ${failures.map(String).join('; ')}`)
}
