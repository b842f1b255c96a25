import * as screen from '../../screen-content.css.ts'
import { Roster } from './roster.tsx'

/** The list of clients. */
export default function AdminClients() {
  return (
    <div className={screen.content}>
      <Roster />
    </div>
  )
}
