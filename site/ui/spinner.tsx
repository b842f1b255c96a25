import { application } from '../app/words.ts'
import * as css from './spinner.css.ts'

/** Shown while a screen loads. It does not rotate under reduced motion; its text is always shown. */
export function Spinner() {
  return (
    <div role="status" className={css.spinner}>
      <span className={css.ring} />
      {application.loading}
    </div>
  )
}
