import * as css from './link.css.ts'
import { LinkElement, type LinkElementProps } from './link-element.tsx'

export interface LinkProps extends Omit<LinkElementProps, 'className'> {
  /** `accent` in text, `strong` on its own, `quiet` in lists of links, `onBand` on the band. @default 'accent' */
  variant?: keyof typeof css.variant
}

/** A link. Always underlined, so that colour is never the only cue of a link (WCAG 1.4.1). */
export function Link({ variant = 'accent', ...rest }: LinkProps) {
  return <LinkElement {...rest} className={`${css.base} ${css.variant[variant]}`} />
}
