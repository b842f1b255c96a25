export { Link, type LinkProps } from './link.tsx'
export { LinkComponentProvider, LinkElement, type LinkElementProps } from './link-element.tsx'
