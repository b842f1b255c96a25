import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react'

export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Where it goes: a path of this site, a `#fragment`, or an absolute address. */
  href: string
  ref?: Ref<HTMLAnchorElement>
}

const Anchor = ({ children, ...rest }: LinkElementProps) => <a {...rest}>{children}</a>

const LinkComponentContext = createContext<ComponentType<LinkElementProps>>(Anchor)

/**
 * Gives every link of the design system the site's own element: one that knows its router and prefetches.
 * Without it links are plain anchors.
 */
export const LinkComponentProvider = LinkComponentContext.Provider

/** The anchor that every link renders through. Components use it; pages use `Link` or `ButtonLink`. */
export function LinkElement(props: LinkElementProps) {
  const Component = useContext(LinkComponentContext)
  // oxlint-disable-next-line react/static-components -- it comes from the context, not from this render
  return <Component {...props} />
}
