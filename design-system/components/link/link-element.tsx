import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react'

export interface LinkElementProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, a `#fragment`, or an absolute URL. */
  href: string
  ref?: Ref<HTMLAnchorElement>
}

const Anchor = ({ children, ...rest }: LinkElementProps) => <a {...rest}>{children}</a>

const LinkComponentContext = createContext<ComponentType<LinkElementProps>>(Anchor)

/**
 * Replaces the element of every link in the design system, for a site's router or prefetching. Without it links are
 * plain anchors.
 */
export const LinkComponentProvider = LinkComponentContext.Provider

/** The anchor of every link. Components use it; pages use `Link` or `ButtonLink`. */
export function LinkElement(props: LinkElementProps) {
  const Component = useContext(LinkComponentContext)
  // oxlint-disable-next-line react/static-components -- it comes from the context, not from this render
  return <Component {...props} />
}
