import { LinkElement, type LinkElementProps } from '../link/link-element.tsx'
import { buttonClass, type ButtonLook } from './button-class.ts'

export interface ButtonLinkProps extends ButtonLook, Omit<LinkElementProps, 'className'> {}

/** Looks like a button, goes somewhere: a real link that opens in a new tab when asked to. */
export function ButtonLink({ variant, size, wide, ...rest }: ButtonLinkProps) {
  return <LinkElement {...rest} className={buttonClass({ variant, size, wide })} />
}
