/** Tokens for scripts; styles import `theme.css.ts`. */
export { breakpoint, media } from './media.ts'
