import * as screen from '../../screen-content.css.ts'
import { AuditTrail } from './audit-trail.tsx'

/** The audit trail. */
export default function AdminAudit() {
  return (
    <div className={screen.content}>
      <AuditTrail />
    </div>
  )
}
