import * as css from './button.css.ts'

/** How a button or a button link looks. */
export interface ButtonLook {
  /**
   * `primary` for the one main action of a view, `secondary` beside it, `quiet` for a third;
   * `onBand` and `onBandOutline` are the first two on the loud band. @default 'primary'
   */
  variant?: keyof typeof css.variant
  /** `compact` inside bars and cards, where the page is read rather than acted on. @default 'medium' */
  size?: keyof typeof css.size
  /** As wide as what it stands in. @default false */
  wide?: boolean
}

export const buttonClass = ({ variant = 'primary', size = 'medium', wide = false }: ButtonLook) =>
  [css.base, css.size[size], css.variant[variant], wide && css.wide].filter(Boolean).join(' ')
