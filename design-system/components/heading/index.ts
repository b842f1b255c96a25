export { Heading, type HeadingProps } from './heading.tsx'
