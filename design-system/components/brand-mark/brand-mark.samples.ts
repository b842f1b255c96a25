/** An account book: a cloth cover, its thread along the spine, three entries. */
export const accountBook = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 34">
  <rect width="30" height="34" rx="3" fill="var(--colour-fill)"/>
  <rect x="5.5" width="2" height="34" fill="var(--colour-mark)"/>
  <path d="M12 9h13v2H12zm0 6.5h13v2H12zM12 22h13v2H12z" fill="var(--colour-on-accent)"/>
</svg>`
