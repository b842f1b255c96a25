import { viewportFloorProperty } from './viewport-floor.ts'

/** Elements that use the property. Others keep their styles: a property of the root would be inherited by all. */
const targets = 'html, body::after, [data-on-viewport-floor]'

let sheet: CSSStyleSheet | undefined

/** Sets the height, in px, that a bar covers at the viewport's bottom. Returns a function that resets it. */
export function raiseViewportFloor(height: number): () => void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(`${targets} { ${viewportFloorProperty}: ${height}px }`)
  return () => sheet?.replaceSync('')
}
