import { Spinner } from '../../ui/spinner.tsx'
import * as css from './screen-outlet.css.ts'

/** In place of a layout whose code is being loaded. */
export const LoadingLayout = () => (
  <main id="main" tabIndex={-1} className={css.screen}>
    <Spinner />
  </main>
)
