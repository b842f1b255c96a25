import { viewportFloorProperty } from './viewport-floor.ts'

/** Who is told of the floor. Everyone else keeps the styles they have: a property of the root would be inherited by all. */
const told = 'html, body::after, [data-on-viewport-floor]'

let sheet: CSSStyleSheet | undefined

/** Says how much of the viewport's bottom is taken, in px. Returns how to say that nothing is. */
export function raiseViewportFloor(height: number): () => void {
  if (!sheet) {
    sheet = new CSSStyleSheet()
    document.adoptedStyleSheets.push(sheet)
  }
  sheet.replaceSync(`${told} { ${viewportFloorProperty}: ${height}px }`)
  return () => sheet?.replaceSync('')
}
