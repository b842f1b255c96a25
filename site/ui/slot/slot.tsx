/** Marks the parts of a document that the server fills as it sends it. */
import { createContext, createElement, use, type ReactNode } from 'react'

/** Whether the build renders the document, and slots are marked in its HTML. */
export const SlotsAreMarked = createContext(false)

/** The element that stands for a slot until `markSlots` has made comments of it. */
const ELEMENT = 'document-slot'

export interface SlotProps {
  /** Lowercase letters, digits and hyphens, with a subject after a colon: `service-image:gst-filing`. */
  name: string
  /** What the document has while the server has nothing for the slot. */
  children?: ReactNode
}

/**
 * A part of a document that the server replaces with values of the database, by a template from a `*.slot.tsx`. A slot
 * has no element of its own. It cannot be in an island, which a browser renders again, nor in another slot.
 *
 * @example
 *   <Slot name="announcement" />
 */
export function Slot({ name, children }: SlotProps): ReactNode {
  const isMarked = use(SlotsAreMarked)
  if (!isMarked) return children
  return createElement(ELEMENT, { name }, children)
}

/** Replaces the elements of slots by comments, which change neither layout nor selectors. */
export const markSlots = (html: string): string =>
  html
    .replaceAll(/<document-slot name="([^"]+)">/g, '<!--slot:$1-->')
    .replaceAll('</document-slot>', '<!--/slot-->')

/** A module `*.slot.tsx`: HTML that the server puts into slots, with a placeholder for each value. */
export interface SlotTemplate<Value extends string = string> {
  /** Names of its values, each a string prop of the component. */
  values: readonly Value[]
  default: (props: Record<Value, string>) => ReactNode
}

/** The placeholder of a value. The server replaces it by the escaped value, in text and in attributes. */
export const placeholderOf = (value: string) => `{{${value}}}`
