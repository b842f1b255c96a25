import * as screen from '../../screen-content.css.ts'
import { Retention } from './retention.tsx'

/** How long papers are kept, and those whose time is over. */
export default function AdminRetention() {
  return (
    <div className={screen.content}>
      <Retention />
    </div>
  )
}
