/** What a component's code, not its style, may know of the tokens. */
export { breakpoint, media } from './media.ts'
