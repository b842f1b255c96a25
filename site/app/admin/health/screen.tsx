import * as screen from '../../screen-content.css.ts'
import { ServerHealth } from './server-health.tsx'

/** The health of the server, for super admins. */
export default function AdminHealth() {
  return (
    <div className={screen.content}>
      <ServerHealth />
    </div>
  )
}
