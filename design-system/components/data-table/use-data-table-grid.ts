import { useEffect, useState, type RefObject } from 'react'
import type { DataTableGrid } from './data-table-grid.tsx'

type Grid = typeof DataTableGrid

let loaded: Grid | null = null

export const importDataTableGrid = async (): Promise<Grid> =>
  (loaded = (await import('./data-table-grid.tsx')).DataTableGrid)

/** A click follows the end of its press, in ms. */
const CLICK_MS = 300

/** Whether the focus, a press or selected text is in an element, all of which end if it is removed. */
function isUsed(element: Element): boolean {
  const selection = document.getSelection()
  return (
    element.contains(document.activeElement) ||
    element.matches(':active') ||
    (selection !== null && !selection.isCollapsed && selection.containsNode(element, true))
  )
}

/** Resolves once an element is not used; never if it is aborted. */
function whenUnused(element: Element | null, signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = () => {
    if (!signal.aborted && (element === null || !isUsed(element))) resolve()
  }
  // After the event: the focus is on no element between `focusout` and `focusin`.
  const later = (ms: number) => () => setTimeout(check, ms)
  for (const type of ['focusin', 'focusout', 'selectionchange'])
    document.addEventListener(type, later(0), { signal })
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, later(CLICK_MS), { signal })
  check()
  return promise
}

/**
 * Loads the grid when there are rows, and returns it once nobody uses the native table. If it cannot be loaded, nothing
 * happens: the native table does the same.
 *
 * @returns the grid; `null` until then. The next tables begin with it
 */
export function useDataTableGrid(
  native: RefObject<HTMLTableElement | null>,
  hasRows: boolean,
  importGrid: () => Promise<Grid>,
): Grid | null {
  const [grid, setGrid] = useState(() => (importGrid === importDataTableGrid ? loaded : null))
  const isWanted = hasRows && grid === null
  useEffect(() => {
    if (!isWanted) return
    const controller = new AbortController()
    const load = async () => {
      const Grid = await importGrid().catch(() => null)
      if (Grid === null || controller.signal.aborted) return
      await whenUnused(native.current, controller.signal)
      setGrid(() => Grid)
    }
    void load()
    return () => controller.abort()
  }, [isWanted, importGrid, native])
  return grid
}
