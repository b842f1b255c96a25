export { Button, type ButtonProps } from './button.tsx'
export { ButtonLink, type ButtonLinkProps } from './button-link.tsx'
