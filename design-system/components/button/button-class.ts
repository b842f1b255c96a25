import * as css from './button.css.ts'

/** Appearance of a button or button link. */
export interface ButtonLook {
  /**
   * `primary` for the main action of a view, `secondary` next to it, `quiet` for a third; `onBand` and `onBandOutline`
   * are the first two on the band. @default 'primary'
   */
  variant?: keyof typeof css.variant
  /** `compact` for bars and cards. @default 'medium' */
  size?: keyof typeof css.size
  /** Fills the width of its container. @default false */
  wide?: boolean
  /**
   * `text` begins a quiet button by itself at the edge of the text around it: its label, and not its invisible box.
   * @default 'box'
   */
  align?: 'box' | 'text'
}

export const buttonClass = ({ variant = 'primary', size = 'medium', wide = false, align }: ButtonLook) =>
  [css.base, css.size[size], css.variant[variant], wide && css.wide, align === 'text' && css.atTextEdge]
    .filter(Boolean)
    .join(' ')
