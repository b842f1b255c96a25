import * as css from './link.css.ts'
import { LinkElement, type LinkElementProps } from './link-element.tsx'

export interface LinkProps extends Omit<LinkElementProps, 'className'> {
  /**
   * `accent` in text, `strong` where it stands alone, `quiet` in lists of links, `onBand` on the loud band.
   * @default 'accent'
   */
  variant?: keyof typeof css.variant
}

/** Goes somewhere. Always underlined, so that colour is never the only sign of a link (WCAG 1.4.1). */
export function Link({ variant = 'accent', ...rest }: LinkProps) {
  return <LinkElement {...rest} className={`${css.base} ${css.variant[variant]}`} />
}
