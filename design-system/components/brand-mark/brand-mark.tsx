import * as css from './brand-mark.css.ts'

export interface BrandMarkProps {
  /**
   * The source of an SVG, from a file of the site itself. Its colours are custom properties of the theme, such as
   * `fill="var(--colour-fill)"`; forced colours replace those of `fill`, `onAccent` and `mark`.
   */
  drawing: string
  /** Accessible name. Omit it if the name is next to the mark, which is then decorative. */
  title?: string
}

/** The `viewBox` of an SVG, and the shapes in it. */
const DRAWING = /<svg\b[^>]*\bviewBox="([^"]*)"[^>]*>([^]*)<\/svg>/

/** The firm's logo, 30 px wide at the default text size and as high as its drawing. */
export function BrandMark({ drawing, title }: BrandMarkProps) {
  const meaning = title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true }
  const [, viewBox, shapes = ''] = DRAWING.exec(drawing) ?? []
  return (
    <svg
      {...meaning}
      viewBox={viewBox}
      className={css.mark}
      focusable="false"
      dangerouslySetInnerHTML={{ __html: shapes }}
    />
  )
}
