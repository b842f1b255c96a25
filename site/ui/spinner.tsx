import { application } from '../app/words.ts'
import * as css from './spinner.css.ts'

/** Stands in the place of a screen that is on its way. It turns only where motion is welcome; the word is always there. */
export function Spinner() {
  return (
    <div role="status" className={css.spinner}>
      <span className={css.ring} />
      {application.loading}
    </div>
  )
}
