import type { ReactNode } from 'react'
import * as css from './bahi.css.ts'

/**
 * The cover of a bahi-khata, the red account book, open at the page that is inside it: bound with thread at its upper
 * edge, the end of the thread tied. Decorative.
 */
export const Bahi = ({ children }: { children: ReactNode }) => (
  <div className={css.cover}>
    <svg className={css.threads} aria-hidden="true" focusable="false">
      <pattern id="binding" width="30" height="36" patternUnits="userSpaceOnUse">
        <path d="M15 0v26M0 26h30" />
      </pattern>
      <rect className={css.bare} width="100%" height="36" fill="url(#binding)" />
      <svg x="100%" overflow="visible">
        <path d="M-45 26c-14-16-24 0-4 1m4-1c14-16 24 0 4 1m-2 0c-7 9-2 16-11 25m12-25c3 10 10 13 7 27" />
      </svg>
    </svg>
    {children}
  </div>
)
